import { createFileRoute } from '@tanstack/react-router';
import { Research } from '../../audience/Research.tsx';

export const Route = createFileRoute('/audience/research')({
  staticData: { layout: 'top' },
  component: Research,
});
