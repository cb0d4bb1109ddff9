import { createFileRoute } from '@tanstack/react-router';
import { GetGoingPage } from '../../trips/GetGoingPage.tsx';

export const Route = createFileRoute('/trips/get-going')({
  staticData: { layout: 'bare' },
  component: GetGoingPage,
});
