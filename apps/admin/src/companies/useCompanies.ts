import type { Company, TenantSettings } from '@caravan/sdk';
import { saveCompanies } from '@caravan/sdk/client';
import { getGetTenantSettingsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { companiesOf, inputOf, type Kind } from './companies.ts';
import { words } from './messages.ts';

export type CompaniesProps = { kind: Kind; settings: TenantSettings };

/** Called after a change of the list: shows it, and what was done. */
export function useKeepCompanies(): (settings: TenantSettings, title?: string) => void {
  const client = useQueryClient();
  return (settings, title) => {
    client.setQueryData(getGetTenantSettingsQueryKey(), settings);
    if (title) toast({ title });
  };
}

/** The companies of a kind, and changes that are one press and can be undone. */
export function useCompanies({ kind, settings }: CompaniesProps) {
  const items = companiesOf(settings, kind);
  const client = useQueryClient();
  const keep = useKeepCompanies();
  const save = useChange(saveCompanies, {
    refreshConflict: [getGetTenantSettingsQueryKey()],
    onDone: (now) => keep(now),
  });
  const latest = () =>
    client.getQueryData<TenantSettings>(getGetTenantSettingsQueryKey())?.version ?? settings.version;
  const before = items.map(inputOf);
  const change = async (list: readonly Company[], done: string) => {
    await save.send({ version: latest(), kind, items: [...list] }).then(
      () =>
        toast({
          title: done,
          action: {
            label: words.undo,
            onAction: () => save.run({ version: latest(), kind, items: before }),
          },
        }),
      () => undefined,
    );
  };
  return {
    items,
    isPending: save.isPending,
    /** Saves the list, and offers to undo it. */
    change: (list: readonly Company[], done: string) => void change(list, done),
  };
}
