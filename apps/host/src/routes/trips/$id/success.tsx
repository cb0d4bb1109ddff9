import { createFileRoute, redirect } from '@tanstack/react-router';

/** What was done is said where it was done; the address leads to what comes next (H-075). */
export const Route = createFileRoute('/trips/$id/success')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/trips/$id/configuration', params, search: { model: 'trip' }, replace: true });
  },
});
