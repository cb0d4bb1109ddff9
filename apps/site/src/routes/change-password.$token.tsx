import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '../auth/ResetPassword.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/change-password/$token')({
  staticData: { title: titles.newPassword },
  component: function ResetPasswordRoute() {
    return <ResetPassword token={Route.useParams().token} />;
  },
});
