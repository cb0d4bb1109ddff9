import { SecurityPage } from '@caravan/shell/Account/SecurityPage';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/account/security')({
  staticData: { title: 'Security' },
  component: SecurityPage,
});
