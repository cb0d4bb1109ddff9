import { createFileRoute } from '@tanstack/react-router';
import { TripForm } from '../../../tripForm/TripForm.tsx';

export const Route = createFileRoute('/trips/$tripId/trip-form')({
  staticData: { title: 'Trip Form' },
  component: TripForm,
});
