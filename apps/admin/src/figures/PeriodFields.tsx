import { type DateRange, DateRangePicker } from '@caravan/ui/DateRangePicker';
import { Select } from '@caravan/ui/Select';
import { useState } from 'react';
import { words } from './messages.ts';
import { isPeriod, type Period, type Preset, presetsAt } from './search.ts';

export type PeriodFieldsProps = { today: string; period: Period; onChange: (period: Period) => void };

/** Chooses a usual period, or a range of dates. */
export function PeriodFields({ today, period, onChange }: PeriodFieldsProps) {
  const presets = presetsAt(today);
  const known = Object.keys(presets) as Preset[];
  const chosen =
    known.find((id) => presets[id].from === period.from && presets[id].to === period.to) ?? 'custom';
  // A range that is no period stays in the field, so that it can be corrected.
  const [draft, setDraft] = useState<DateRange>();
  const choose = (next: Period) => {
    setDraft(undefined);
    onChange(next);
  };
  const chooseRange = (range: DateRange | null) => {
    if (!range) return;
    const next = { from: range.start, to: range.end };
    if (isPeriod(next)) choose(next);
    else setDraft(range);
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
        value={draft ?? { start: period.from, end: period.to }}
        onChange={chooseRange}
        {...(draft && draft.start <= draft.end && { error: words.tooLong })}
        className="sm:w-80"
      />
    </>
  );
}
