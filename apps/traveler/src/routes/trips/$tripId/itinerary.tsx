import { createFileRoute } from '@tanstack/react-router';
import { Itinerary } from '../../../itinerary/Itinerary.tsx';

export const Route = createFileRoute('/trips/$tripId/itinerary')({
  staticData: { title: 'Itinerary' },
  component: Itinerary,
});
