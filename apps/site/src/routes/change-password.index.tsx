import { createFileRoute } from '@tanstack/react-router';
import { ChangePassword } from '../auth/ChangePassword.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/change-password/')({
  staticData: { title: titles.changePassword },
  component: ChangePassword,
});
