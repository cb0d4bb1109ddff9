import { createFileRoute } from '@tanstack/react-router';
import { Survey } from '../../audience/Survey.tsx';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/audience/survey')({
  staticData: { title: titles.survey, layout: 'top' },
  component: Survey,
});
