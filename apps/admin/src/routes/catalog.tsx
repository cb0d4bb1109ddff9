import { getGetCategoriesQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CatalogPage } from '../catalog/CatalogPage.tsx';

export const Route = createFileRoute('/catalog')({
  loader: ({ context }) => context.queryClient.ensureQueryData(getGetCategoriesQueryOptions()),
  component: CatalogPage,
});
