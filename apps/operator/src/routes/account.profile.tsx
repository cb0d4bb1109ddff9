import { ProfileForm } from '@caravan/shell/Account/ProfileForm';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/account/profile')({
  staticData: { title: 'Profile' },
  component: ProfileForm,
});
