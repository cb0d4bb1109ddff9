import { getGetCategoriesQueryOptions, getGetDestinationsQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CatalogPage } from '../catalog/CatalogPage.tsx';

export const Route = createFileRoute('/catalog')({
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.ensureQueryData(getGetCategoriesQueryOptions()),
      context.queryClient.ensureQueryData(getGetDestinationsQueryOptions()),
    ]),
  component: CatalogPage,
});
