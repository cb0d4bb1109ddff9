import { createFileRoute, redirect } from '@tanstack/react-router';

/** A new trip starts with an itinerary (H-041). */
export const Route = createFileRoute('/trips/new/$')({
  beforeLoad: () => {
    throw redirect({ to: '/itineraries', replace: true });
  },
});
