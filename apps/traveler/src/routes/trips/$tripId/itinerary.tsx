import { createFileRoute } from '@tanstack/react-router';
import { Itinerary } from '../../../itinerary/Itinerary.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/itinerary')({
  staticData: { title: titles.itinerary },
  component: Itinerary,
});
