import { createFileRoute, redirect } from '@tanstack/react-router';

/** A new itinerary begins with its details, whatever step was asked for (H-041). */
export const Route = createFileRoute('/itineraries/new/$')({
  beforeLoad: () => {
    throw redirect({ to: '/itineraries/new/review-details', replace: true });
  },
});
