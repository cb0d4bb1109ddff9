import { createFileRoute } from '@tanstack/react-router';
import { Research } from '../../audience/Research.tsx';

export const Route = createFileRoute('/audience/research')({
  staticData: { title: 'Audience Data', layout: 'top' },
  component: Research,
});
