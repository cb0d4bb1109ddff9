import { createFileRoute } from '@tanstack/react-router';
import { ChangePassword } from '../auth/ChangePassword.tsx';

export const Route = createFileRoute('/change-password/')({
  staticData: { title: 'Change password' },
  component: ChangePassword,
});
