import type { TenantSettings } from '@caravan/sdk';
import { getGetTenantSettingsQueryKey } from '@caravan/sdk/react-query';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { words } from './messages.ts';

/** Called after saving any change to the marketplace: updates the page. */
export function useKeepSettings(): (settings: TenantSettings, title?: string) => void {
  const client = useQueryClient();
  return (settings, title = words.saved) => {
    client.setQueryData(getGetTenantSettingsQueryKey(), settings);
    toast({ tone: 'success', title });
  };
}
