import { createFileRoute } from '@tanstack/react-router';
import { Preparation } from '../../../preparation/Preparation.tsx';

export const Route = createFileRoute('/trips/$tripId/preparation')({
  staticData: { title: 'Preparation' },
  component: Preparation,
});
