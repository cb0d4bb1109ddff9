import { createFileRoute } from '@tanstack/react-router';
import { Switched } from '../../publicProfile/Switched.tsx';
import { ViewProfile } from '../../publicProfile/ViewProfile.tsx';

export const Route = createFileRoute('/public-profile/')({
  staticData: { title: 'Public Profile', layout: 'top' },
  component: () => (
    <Switched>
      <ViewProfile />
    </Switched>
  ),
});
