import { createFileRoute } from '@tanstack/react-router';
import { Preparation } from '../../../preparation/Preparation.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/preparation')({
  staticData: { title: titles.preparation },
  component: Preparation,
});
