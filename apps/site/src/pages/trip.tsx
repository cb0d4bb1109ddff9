import { getGetPublicTripQueryOptions } from '@caravan/sdk/react-query';
import type { DocumentPage } from '@caravan/shell/documentPage';
import { TripPage } from '../trip/TripPage.tsx';

export const trip: DocumentPage = {
  ask: (client, { name }) => void client.prefetchQuery(getGetPublicTripQueryOptions({ path: name })),
  Content: ({ name }) => <TripPage tripPath={name} />,
};
