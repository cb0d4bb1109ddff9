import { textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { StandInsPage } from '../standins/StandInsPage.tsx';

interface Search {
  q?: string | undefined;
  running?: boolean | undefined;
}

export const Route = createFileRoute('/stand-ins')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    running: search.running === true ? true : undefined,
  }),
  component: StandInsPage,
});
