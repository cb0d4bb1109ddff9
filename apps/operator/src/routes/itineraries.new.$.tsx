import { createFileRoute, redirect } from '@tanstack/react-router';

/** A new itinerary starts with its details, whatever step was requested (H-041). */
export const Route = createFileRoute('/itineraries/new/$')({
  beforeLoad: () => {
    throw redirect({ to: '/itineraries/new/review-details', replace: true });
  },
});
