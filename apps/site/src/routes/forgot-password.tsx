import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../auth/ForgotPassword.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: titles.forgotPassword },
  component: ForgotPassword,
});
