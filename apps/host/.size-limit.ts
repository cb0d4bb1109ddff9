import { firstLoad } from '@caravan/config/size-limit';

export default firstLoad('host');
