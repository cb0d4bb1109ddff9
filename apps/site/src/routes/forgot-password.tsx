import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../auth/ForgotPassword.tsx';

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: 'Forgot password' },
  component: ForgotPassword,
});
