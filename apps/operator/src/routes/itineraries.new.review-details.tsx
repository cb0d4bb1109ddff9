import { createFileRoute } from '@tanstack/react-router';
import { NewItinerary } from '../itineraries/NewItinerary.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/itineraries/new/review-details')({
  staticData: { title: titles.newItinerary },
  component: NewItinerary,
});
