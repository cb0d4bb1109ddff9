import { DatePicker } from '@caravan/ui/DatePicker';
import { Select } from '@caravan/ui/Select';
import { useState } from 'react';
import { words } from './messages.ts';
import { isPeriod, type Period, type Preset, presetsAt } from './search.ts';

export type PeriodFieldsProps = { today: string; period: Period; onChange: (period: Period) => void };

type Draft = { from: string | null; to: string | null };

const isWhole = (draft: Draft): draft is Period => !!draft.from && !!draft.to;

/** Chooses a usual period, or two dates. */
export function PeriodFields({ today, period, onChange }: PeriodFieldsProps) {
  const presets = presetsAt(today);
  const known = Object.keys(presets) as Preset[];
  const chosen =
    known.find((id) => presets[id].from === period.from && presets[id].to === period.to) ?? 'custom';
  // Dates that are no period yet stay in the field, for example while they are typed.
  const [draft, setDraft] = useState<Draft>();
  const shown = draft ?? period;
  const isTooLong = isWhole(shown) && shown.from <= shown.to && !isPeriod(shown);
  const choose = (next: Period) => {
    setDraft(undefined);
    onChange(next);
  };
  const setDay = (change: Partial<Draft>) => {
    const next = { ...shown, ...change };
    if (isWhole(next) && isPeriod(next)) choose(next);
    else setDraft(next);
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
      <DatePicker
        label={words.from}
        value={shown.from}
        onChange={(from) => setDay({ from })}
        {...(shown.to && { max: shown.to })}
        className="sm:w-44"
      />
      <DatePicker
        label={words.to}
        value={shown.to}
        onChange={(to) => setDay({ to })}
        {...(shown.from && { min: shown.from })}
        {...(isTooLong && { error: words.tooLong })}
        className="sm:w-44"
      />
    </>
  );
}
