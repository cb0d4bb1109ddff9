import { createFileRoute } from '@tanstack/react-router';
import { Research } from '../../audience/Research.tsx';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/audience/research')({
  staticData: { title: titles.audienceData, layout: 'top' },
  component: Research,
});
