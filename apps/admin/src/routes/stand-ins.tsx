import { createFileRoute } from '@tanstack/react-router';
import { StandInsPage } from '../standins/StandInsPage.tsx';

export const Route = createFileRoute('/stand-ins')({
  validateSearch: (search): { running?: boolean | undefined } => ({
    running: search.running === true ? true : undefined,
  }),
  component: StandInsPage,
});
