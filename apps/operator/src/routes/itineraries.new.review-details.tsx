import { createFileRoute } from '@tanstack/react-router';
import { NewItinerary } from '../itineraries/NewItinerary.tsx';

export const Route = createFileRoute('/itineraries/new/review-details')({
  staticData: { title: 'New itinerary' },
  component: NewItinerary,
});
