import { createFileRoute, redirect } from '@tanstack/react-router';

/** A new trip begins with the request of a host, which the trips' root opens (H-041). */
export const Route = createFileRoute('/trips/new/$')({
  beforeLoad: () => {
    throw redirect({ to: '/trips', replace: true });
  },
});
