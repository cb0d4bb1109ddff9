import { createFileRoute, redirect } from '@tanstack/react-router';

/** Success is reported where the action happens; this URL redirects to what comes next (H-075). */
export const Route = createFileRoute('/trips/$id/success')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/trips/$id/configuration', params, search: { model: 'trip' }, replace: true });
  },
});
