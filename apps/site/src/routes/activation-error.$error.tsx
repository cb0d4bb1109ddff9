import { createFileRoute } from '@tanstack/react-router';
import { BrokenLink } from '../auth/BrokenLink.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/activation-error/$error')({
  staticData: { title: titles.brokenLink },
  component: function BrokenLinkRoute() {
    return <BrokenLink error={Route.useParams().error} />;
  },
});
