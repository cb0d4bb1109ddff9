import { createFileRoute } from '@tanstack/react-router';
import { Progress } from '../../home/Progress.tsx';

export const Route = createFileRoute('/home/progress')({
  staticData: { title: 'Welcome', layout: 'top' },
  component: Progress,
});
