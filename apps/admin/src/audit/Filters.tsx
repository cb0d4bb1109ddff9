import { downloadAuditLogs } from '@caravan/sdk/client';
import { Button } from '@caravan/ui/Button';
import { DatePicker } from '@caravan/ui/DatePicker';
import { Switch } from '@caravan/ui/Switch';
import { useChange } from '@caravan/shell/useChange';
import { Download, X } from 'lucide-react';
import { PersonPicker } from '../access/PersonPicker.tsx';
import { FilterSelect } from '@caravan/shell/FilterSelect';
import { useStaff } from '../frame/useStaff.ts';
import { words } from './messages.ts';
import { paramsOf } from './params.ts';
import type { AuditSearch } from './search.ts';

export type FiltersProps = { search: AuditSearch; onChange: (search: AuditSearch) => void };

const options = (of: Record<string, string>) => Object.entries(of).map(([id, label]) => ({ id, label }));
const types = options(words.types);
const actions = options(words.actionKinds);

/** Filters the log, and exports the result as a file. */
export function Filters({ search, onChange }: FiltersProps) {
  const { isSupport } = useStaff();
  const set = (change: AuditSearch) => onChange({ ...search, ...change });
  const download = useChange(() => downloadAuditLogs(paramsOf(search)), {
    failed: { title: words.downloadFailed },
    onDone: (file) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = 'audit-log.csv';
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    },
  });
  const any = Object.values(search).some((value) => value !== undefined);
  return (
    <>
      <div className="grid w-full grid-cols-1 items-end gap-3 sm:grid-cols-3 2xl:grid-cols-6">
        <FilterSelect
          labelled
          label={words.type}
          all={words.allTypes}
          options={types}
          value={search.objectType}
          onChange={(objectType) => set({ objectType, objectId: undefined })}
        />
        <FilterSelect
          labelled
          label={words.action}
          all={words.allActions}
          options={actions}
          value={search.action}
          onChange={(action) => set({ action })}
        />
        <PersonPicker
          label={words.actor}
          placeholder={words.anybody}
          value={search.actor}
          onChange={(actor) => set({ actor })}
        />
        <PersonPicker
          label={words.actingAs}
          placeholder={words.anybody}
          value={search.as}
          onChange={(as) => set({ as })}
        />
        <DatePicker
          label={words.from}
          value={search.from ?? null}
          onChange={(from) => set({ from: from ?? undefined })}
          {...(search.to && { max: search.to })}
        />
        <DatePicker
          label={words.to}
          value={search.to ?? null}
          onChange={(to) => set({ to: to ?? undefined })}
          {...(search.from && { min: search.from })}
        />
      </div>
      <Switch value={search.standIns ?? false} onChange={(on) => set({ standIns: on || undefined })}>
        {words.standInsOnly}
      </Switch>
      <span className="flex flex-wrap gap-2 sm:ms-auto">
        {any && (
          <Button variant="ghost" icon={<X aria-hidden />} onPress={() => onChange({})}>
            {search.objectId ? words.onlyObject(search.objectId.slice(0, 8)) : words.clear}
          </Button>
        )}
        {!isSupport && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden />}
            isPending={download.isPending}
            onPress={() => download.run()}
          >
            {words.download}
          </Button>
        )}
      </span>
    </>
  );
}
