import { createFileRoute } from '@tanstack/react-router';
import { CreateAccount } from '../auth/CreateAccount.tsx';

export const Route = createFileRoute('/create-account/$token')({
  component: function CreateAccountRoute() {
    return <CreateAccount token={Route.useParams().token} />;
  },
});
