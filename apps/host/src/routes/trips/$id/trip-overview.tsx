import { createFileRoute, redirect } from '@tanstack/react-router';

/** A trip's overview is its workspace (H-075). */
export const Route = createFileRoute('/trips/$id/trip-overview')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/trips/$id/configuration', params, search: { model: 'trip' }, replace: true });
  },
});
