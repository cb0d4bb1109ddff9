import { createFileRoute } from '@tanstack/react-router';
import { TripOverview } from '../../../overview/TripOverview.tsx';

export const Route = createFileRoute('/trips/$tripId/trip-overview')({
  staticData: { title: 'Overview' },
  component: TripOverview,
});
