import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/transfer/$tripId/')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/transfer/$tripId/$tab',
      params: { tripId: params.tripId, tab: 'travel_detail' },
      replace: true,
    });
  },
});
