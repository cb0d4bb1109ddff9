import { useProfile } from '@caravan/shell/useProfile';
import { createFileRoute, Navigate } from '@tanstack/react-router';

/** The start page of each group (H-031); only admins can see the marketplace's people. */
export const Route = createFileRoute('/')({
  component: function Start() {
    return <Navigate to={useProfile().group === 'admin' ? '/users' : '/trips'} replace />;
  },
});
