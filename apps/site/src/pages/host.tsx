import { getGetPublicHostQueryOptions } from '@caravan/sdk/react-query';
import type { DocumentPage } from '@caravan/shell/documentPage';
import { HostPage } from '../host/HostPage.tsx';

export const host: DocumentPage = {
  ask: (client, { name }) => void client.prefetchQuery(getGetPublicHostQueryOptions(name)),
  Content: ({ name }) => <HostPage path={name} />,
};
