import { createFileRoute } from '@tanstack/react-router';
import { ExportsPage } from '../exports/ExportsPage.tsx';
import { AdminsOnly } from '../frame/AdminsOnly.tsx';

export const Route = createFileRoute('/exports')({
  component: () => (
    <AdminsOnly>
      <ExportsPage />
    </AdminsOnly>
  ),
});
