import { DateRangePicker, type DateRange } from '@caravan/ui/DateRangePicker';
import { Select } from '@caravan/ui/Select';
import { useState } from 'react';
import { words } from './messages.ts';
import { isPeriod, type Period, type Preset, presetsAt } from './search.ts';

export type PeriodFieldsProps = { today: string; period: Period; onChange: (period: Period) => void };

/** Chooses a usual period, or two dates. */
export function PeriodFields({ today, period, onChange }: PeriodFieldsProps) {
  const presets = presetsAt(today);
  const known = Object.keys(presets) as Preset[];
  const chosen =
    known.find((id) => presets[id].from === period.from && presets[id].to === period.to) ?? 'custom';
  // Dates that are no period yet stay in the field, for example while they are typed.
  const [draft, setDraft] = useState<DateRange | null>();
  const choose = (next: Period) => {
    setDraft(undefined);
    onChange(next);
  };
  return (
    <>
      <Select
        label={words.period}
        options={[...known, ...(chosen === 'custom' ? (['custom'] as const) : [])].map((id) => ({
          id,
          label: words.presets[id],
        }))}
        value={chosen}
        onChange={(id) => id !== 'custom' && choose(presets[id as Preset])}
        className="sm:w-44"
      />
      <DateRangePicker
        label={words.dates}
        value={draft === undefined ? { start: period.from, end: period.to } : draft}
        onChange={(range) => {
          const next = range && { from: range.start, to: range.end };
          if (next && isPeriod(next)) choose(next);
          else setDraft(range);
        }}
        {...(draft && draft.start <= draft.end && { error: words.tooLong })}
        className="sm:w-80"
      />
    </>
  );
}
