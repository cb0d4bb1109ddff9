import { createFileRoute } from '@tanstack/react-router';
import { LinkPage } from '../../link/LinkPage.tsx';

export const Route = createFileRoute('/public/l/$linkPath')({
  component: function LinkRoute() {
    return <LinkPage linkPath={Route.useParams().linkPath} />;
  },
});
