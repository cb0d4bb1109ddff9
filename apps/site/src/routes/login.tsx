import { createFileRoute } from '@tanstack/react-router';
import { Login } from '../auth/Login.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { destination?: string } =>
    typeof search.destination === 'string' ? { destination: search.destination } : {},
  component: function LoginRoute() {
    const { destination } = Route.useSearch();
    return <Login {...(destination !== undefined && { destination })} />;
  },
});
