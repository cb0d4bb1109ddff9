import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/itineraries/$id/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/itineraries/$id/review-details', params, replace: true });
  },
});
