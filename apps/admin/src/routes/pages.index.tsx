import { getListSitePagesQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PagesPage } from '../pages/PagesPage.tsx';

export const Route = createFileRoute('/pages/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(getListSitePagesQueryOptions()),
  component: PagesPage,
});
