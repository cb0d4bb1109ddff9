import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/account/')({
  // The profile is the default (O-051).
  beforeLoad: () => {
    throw redirect({ to: '/account/profile', replace: true });
  },
});
