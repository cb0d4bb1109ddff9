import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/trips/$id/')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/trips/$id/review-details', params, search, replace: true });
  },
});
