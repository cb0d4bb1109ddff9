import { PortalFrame } from '@caravan/shell/PortalFrame';
import { Outlet } from '@tanstack/react-router';

export function HostFrame() {
  return (
    <PortalFrame portal="Host Portal" groups={['host']} nav={[]} account={{ account: '/app/host/account' }}>
      <Outlet />
    </PortalFrame>
  );
}
