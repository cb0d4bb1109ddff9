import { createFileRoute, redirect } from '@tanstack/react-router';

/** A new trip starts with a host's request, which the trips' root opens (H-041). */
export const Route = createFileRoute('/trips/new/$')({
  beforeLoad: () => {
    throw redirect({ to: '/trips', replace: true });
  },
});
