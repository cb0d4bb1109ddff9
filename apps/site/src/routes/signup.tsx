import { createFileRoute } from '@tanstack/react-router';
import { Signup } from '../auth/Signup.tsx';

export const Route = createFileRoute('/signup')({
  validateSearch: (search: Record<string, unknown>): { referral?: string } =>
    typeof search.referral === 'string' ? { referral: search.referral } : {},
  component: function SignupRoute() {
    const { referral } = Route.useSearch();
    return <Signup {...(referral && { referral })} />;
  },
});
