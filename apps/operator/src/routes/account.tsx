import { AccountFrame } from '@caravan/shell/Account/AccountFrame';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { paths } from '../paths.ts';

export const Route = createFileRoute('/account')({ component: Account });

function Account() {
  return (
    <div className="px-4 pt-6 sm:px-8 lg:pt-9">
      <AccountFrame paths={paths}>
        <Outlet />
      </AccountFrame>
    </div>
  );
}
