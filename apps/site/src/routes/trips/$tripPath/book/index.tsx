import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/trips/$tripPath/book/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/trips/$tripPath/book/travelers', params, replace: true });
  },
});
