import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '../auth/ResetPassword.tsx';

export const Route = createFileRoute('/change-password/$token')({
  component: function ResetPasswordRoute() {
    return <ResetPassword token={Route.useParams().token} />;
  },
});
