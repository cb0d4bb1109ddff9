import { ProfileForm } from '@caravan/shell/Account/ProfileForm';
import { createFileRoute } from '@tanstack/react-router';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/account/profile')({
  staticData: { title: titles.profile },
  component: ProfileForm,
});
