import { createFileRoute } from '@tanstack/react-router';
import { Switched } from '../../publicProfile/Switched.tsx';
import { ViewProfile } from '../../publicProfile/ViewProfile.tsx';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/public-profile/')({
  staticData: { title: titles.publicProfile, layout: 'top' },
  component: () => (
    <Switched>
      <ViewProfile />
    </Switched>
  ),
});
