import { getGetTenantSettingsQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../settings/SettingsPage.tsx';

export const Route = createFileRoute('/marketplace')({
  loader: ({ context }) => context.queryClient.ensureQueryData(getGetTenantSettingsQueryOptions()),
  component: SettingsPage,
});
