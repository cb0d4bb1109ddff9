import { createFileRoute } from '@tanstack/react-router';
import { EditProfile } from '../../publicProfile/EditProfile.tsx';
import { Switched } from '../../publicProfile/Switched.tsx';

export const Route = createFileRoute('/public-profile/edit')({
  staticData: { title: 'Edit Public Profile', layout: 'top' },
  component: () => (
    <Switched>
      <EditProfile />
    </Switched>
  ),
});
