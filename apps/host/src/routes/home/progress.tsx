import { createFileRoute } from '@tanstack/react-router';
import { Progress } from '../../home/Progress.tsx';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/home/progress')({
  staticData: { title: titles.welcome, layout: 'top' },
  component: Progress,
});
