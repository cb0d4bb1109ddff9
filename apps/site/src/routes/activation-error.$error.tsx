import { createFileRoute } from '@tanstack/react-router';
import { BrokenLink } from '../auth/BrokenLink.tsx';

export const Route = createFileRoute('/activation-error/$error')({
  staticData: { title: 'Broken link' },
  component: function BrokenLinkRoute() {
    return <BrokenLink error={Route.useParams().error} />;
  },
});
