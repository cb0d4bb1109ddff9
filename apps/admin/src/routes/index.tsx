import { useProfile } from '@caravan/shell/useProfile';
import { createFileRoute, Navigate } from '@tanstack/react-router';

/** Where each group begins (H-031); the people of the marketplace are the admins' to see. */
export const Route = createFileRoute('/')({
  component: function Start() {
    return <Navigate to={useProfile().group === 'admin' ? '/users' : '/trips'} replace />;
  },
});
