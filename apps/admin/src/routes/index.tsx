import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useStaff } from '../frame/useStaff.ts';

/** The start page of each group (H-031); only admins and support can see the marketplace's people. */
export const Route = createFileRoute('/')({
  component: function Start() {
    return <Navigate to={useStaff().seesAll ? '/users' : '/trips'} replace />;
  },
});
