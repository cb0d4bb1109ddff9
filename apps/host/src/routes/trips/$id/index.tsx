import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/trips/$id/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/trips/$id/configuration', params, search: { model: 'trip' }, replace: true });
  },
});
