import { createFileRoute } from '@tanstack/react-router';
import { EditProfile } from '../../publicProfile/EditProfile.tsx';
import { Switched } from '../../publicProfile/Switched.tsx';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/public-profile/edit')({
  staticData: { title: titles.editPublicProfile, layout: 'top' },
  component: () => (
    <Switched>
      <EditProfile />
    </Switched>
  ),
});
