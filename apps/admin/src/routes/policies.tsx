import { getGetPoliciesQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PoliciesPage } from '../policies/PoliciesPage.tsx';

export const Route = createFileRoute('/policies')({
  loader: ({ context }) => context.queryClient.ensureQueryData(getGetPoliciesQueryOptions()),
  component: PoliciesPage,
});
