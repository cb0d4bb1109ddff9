import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/trips/$tripId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/trips/$tripId/trip-overview', params, replace: true });
  },
});
