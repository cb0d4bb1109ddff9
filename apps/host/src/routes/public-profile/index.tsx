import { createFileRoute } from '@tanstack/react-router';
import { Switched } from '../../publicProfile/Switched.tsx';
import { ViewProfile } from '../../publicProfile/ViewProfile.tsx';

export const Route = createFileRoute('/public-profile/')({
  component: () => (
    <Switched>
      <ViewProfile />
    </Switched>
  ),
});
