import { AccountFrame } from '@caravan/shell/Account/AccountFrame';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { paths } from '../paths.ts';

export const Route = createFileRoute('/account')({ component: Account });

function Account() {
  return (
    <AccountFrame paths={paths}>
      <Outlet />
    </AccountFrame>
  );
}
