import { getListPublicTripsQueryOptions } from '@caravan/sdk/react-query';
import type { DocumentPage } from '@caravan/shell/documentPage';
import { Landing } from '../landing/Landing.tsx';

export const landing: DocumentPage = {
  ask: (client) => void client.prefetchQuery(getListPublicTripsQueryOptions({ limit: 7 })),
  Content: Landing,
};
