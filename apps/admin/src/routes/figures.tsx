import { getGetPoliciesQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { FiguresPage } from '../figures/FiguresPage.tsx';
import { readSearch } from '../figures/search.ts';

export const Route = createFileRoute('/figures')({
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(getGetPoliciesQueryOptions()),
  component: FiguresPage,
});
