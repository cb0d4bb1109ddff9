import { createFileRoute } from '@tanstack/react-router';
import { Survey } from '../../audience/Survey.tsx';

export const Route = createFileRoute('/audience/survey')({
  staticData: { title: 'Survey', layout: 'top' },
  component: Survey,
});
