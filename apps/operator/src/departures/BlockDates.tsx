import { deleteInventoryItem, editValidityPeriods } from '@caravan/sdk/client';
import {
  getGetItineraryQueryKey,
  getListInventoryQueryKey,
  getListOperatorDeparturesQueryKey,
  useGetItinerary,
  useListInventory,
} from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { type FormState, useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { DatePicker } from '@caravan/ui/DatePicker';
import { Select } from '@caravan/ui/Select';
import { toast } from '@caravan/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { itineraryList } from '../data/lists.ts';
import { blackout, blockedBy } from './block.ts';
import { blockWords as words } from './messages.ts';

type Values = { itinerary: string; startDate: string | null; endDate: string | null };

/**
 * Keeps hosts from requesting an itinerary on some days: by a blackout where they choose any day of its validity
 * periods, and by deleting the departures that no one has asked for where they choose among departures.
 */
export default function BlockDates({ onClose }: { onClose: () => void }) {
  const format = useFormat();
  const itineraries = useQuery(itineraryList()).data ?? [];
  const put = useChange(editValidityPeriods, {
    failed: 'here',
    refresh: (_, of) => [getGetItineraryQueryKey(of)],
  });
  const remove = useChange(deleteInventoryItem, {
    failed: 'here',
    refresh: (_, of) => [getListInventoryQueryKey(of), getListOperatorDeparturesQueryKey()],
  });
  const form: FormState<Values> = useForm<Values>({
    values: { itinerary: '', startDate: null, endDate: null },
    check: ({ itinerary, startDate, endDate }) => ({
      ...(!itinerary && { itinerary: words.itineraryMissing }),
      ...(!startDate && { startDate: words.startMissing }),
      ...(!endDate && { endDate: words.endMissing }),
      ...(startDate && endDate && endDate < startDate && { endDate: words.endEarly }),
      ...(startDate && endDate && endDate >= startDate && nothing && { endDate: nothing }),
    }),
    sendFields: async () => {
      if (!chosen || !span) return;
      if (chosen.itineraryInventoryEnabled) for (const { id } of free) await remove.send(chosen.id, id);
      else {
        let { version } = chosen;
        for (const { level } of offered)
          ({ version } = await put.send(chosen.id, { version, packageLevel: level, put: blackout(span) }));
      }
      toast({ title: words.done(chosen.name, format.dateRange(span.startDate, span.endDate)) });
      onClose();
    },
  });
  const { itinerary: id, startDate, endDate } = form.values;
  const loads = { query: { enabled: id !== '', throwOnError: false } };
  const chosen = useGetItinerary(id, loads).data;
  const departures = useListInventory(id, undefined, loads).data?.items;
  const span = startDate && endDate && endDate >= startDate ? { startDate, endDate } : undefined;
  const offered = chosen?.packages.filter(({ enabled }) => enabled) ?? [];
  const { free, taken } = blockedBy(departures ?? [], span);
  const isListed = chosen?.itineraryInventoryEnabled;
  const nothing = chosen
    ? isListed
      ? free.length === 0 && words.noDepartures
      : offered.length === 0 && words.noPackage
    : false;
  return (
    <FormDialog form={form} title={words.title} submitLabel={words.block} onClose={onClose}>
      <p className="text-muted">{words.text}</p>
      <Select
        label={words.itinerary}
        options={itineraries.map(({ id: key, name }) => ({ id: key, label: name }))}
        {...form.field('itinerary')}
        isRequired
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker label={words.start} {...form.field('startDate')} isRequired />
        <DatePicker
          label={words.end}
          {...form.field('endDate')}
          isRequired
          {...(startDate && { min: startDate })}
        />
      </div>
      {chosen && span && isListed && (
        <div aria-live="polite" className="text-sm text-muted">
          {free.length > 0 && <p>{words.deleted(free.map(({ startDate: day }) => format.date(day)))}</p>}
          {taken > 0 && <p>{words.kept(taken)}</p>}
        </div>
      )}
      {chosen && !isListed && <p className="text-sm text-muted">{words.blackout}</p>}
    </FormDialog>
  );
}
