import type { DocumentPage } from '@caravan/shell/documentPage';
import { TripPage } from '../trip/TripPage.tsx';

export const trip: DocumentPage = { Content: ({ name }) => <TripPage tripPath={name} /> };
