import type { Trip } from '@caravan/sdk';
import { MoneyField } from '@caravan/ui/MoneyField';
import { canEdit } from '../workspace/useTrip.ts';
import { words } from './messages.ts';
import type { PriceForm, PriceProblems } from './rules.ts';

export type PriceFieldsProps = {
  trip: Trip;
  form: PriceForm;
  onChange: (part: Partial<PriceForm>) => void;
  problems: PriceProblems;
  /** The cap of the advance as text, once the server has returned it. */
  cap?: string;
};

/** Early-bird and regular price in whole amounts, and the earnings advance (H-403, H-410). */
export function PriceFields({ trip, form, onChange, problems, cap }: PriceFieldsProps) {
  const open = canEdit(trip, 'prices');
  const common = { currency: trip.currency, decimals: 0 as const };
  return (
    <div className="field-row grid-cols-1 sm:grid-cols-3">
      <MoneyField
        {...common}
        label={words.early}
        name="initialPrice"
        description={words.earlyHint(trip.minimumSpots)}
        value={form.initialMinor}
        onChange={(initialMinor) => onChange({ initialMinor })}
        minMinor={0}
        isDisabled={!open}
        isRequired
      />
      <MoneyField
        {...common}
        label={words.regular}
        name="remainingPrice"
        description={words.regularHint}
        value={form.remainingMinor}
        onChange={(remainingMinor) => onChange({ remainingMinor })}
        minMinor={0}
        isDisabled={!open}
        isRequired
      />
      <MoneyField
        {...common}
        label={words.advance}
        name="flightStipend"
        description={cap && words.advanceHint(cap)}
        value={form.advanceMinor}
        onChange={(advanceMinor) => onChange({ advanceMinor })}
        isDisabled={!canEdit(trip, 'flightStipendMinor')}
        error={problems.advance}
      />
    </div>
  );
}
