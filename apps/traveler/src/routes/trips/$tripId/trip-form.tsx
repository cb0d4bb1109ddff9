import { createFileRoute } from '@tanstack/react-router';
import { TripForm } from '../../../tripForm/TripForm.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/trip-form')({
  staticData: { title: titles.tripForm },
  component: TripForm,
});
