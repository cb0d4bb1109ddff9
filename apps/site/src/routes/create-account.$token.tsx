import { createFileRoute } from '@tanstack/react-router';
import { CreateAccount } from '../auth/CreateAccount.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/create-account/$token')({
  staticData: { title: titles.createAccount },
  validateSearch: (search: Record<string, unknown>): { destination?: string } =>
    typeof search.destination === 'string' ? { destination: search.destination } : {},
  component: function CreateAccountRoute() {
    const { token } = Route.useParams();
    const { destination } = Route.useSearch();
    return <CreateAccount token={token} {...(destination !== undefined && { destination })} />;
  },
});
