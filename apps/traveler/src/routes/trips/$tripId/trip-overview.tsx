import { createFileRoute } from '@tanstack/react-router';
import { TripOverview } from '../../../overview/TripOverview.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/trip-overview')({
  codeSplitGroupings: [],
  staticData: { title: titles.overview },
  component: TripOverview,
});
