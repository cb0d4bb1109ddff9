import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '../auth/ResetPassword.tsx';

export const Route = createFileRoute('/change-password/$token')({
  staticData: { title: 'New password' },
  component: function ResetPasswordRoute() {
    return <ResetPassword token={Route.useParams().token} />;
  },
});
