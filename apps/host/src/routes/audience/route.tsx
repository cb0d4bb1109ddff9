import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AudienceFrame } from '../../audience/AudienceFrame.tsx';

export const Route = createFileRoute('/audience')({ component: AudienceRoute });

function AudienceRoute() {
  return (
    <AudienceFrame>
      <Outlet />
    </AudienceFrame>
  );
}
