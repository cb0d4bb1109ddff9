import { AccountFrame } from '@caravan/shell/Account/AccountFrame';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { words } from '../../paymentMethod/messages.ts';

export const Route = createFileRoute('/account')({ component: AccountRoute });

function AccountRoute() {
  return (
    <AccountFrame paths={paths} more={[{ href: paths.wallet, label: words.tab }]}>
      <Outlet />
    </AccountFrame>
  );
}
