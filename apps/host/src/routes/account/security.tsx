import { SecurityPage } from '@caravan/shell/Account/SecurityPage';
import { createFileRoute } from '@tanstack/react-router';
import { titles } from '../../titles/messages.ts';

export const Route = createFileRoute('/account/security')({
  staticData: { title: titles.security },
  component: SecurityPage,
});
