import { mountDocument } from '@caravan/shell/mountDocument';
import { host } from './host.tsx';

export const live = () => mountDocument(host);
