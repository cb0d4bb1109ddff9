import type { Itinerary, PackageLevel, ValidityPeriod } from '@caravan/sdk';
import { editValidityPeriods } from '@caravan/sdk/client';
import { getGetItineraryQueryKey } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useField } from '@caravan/shell/useField';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { useForm } from '@caravan/shell/useForm';
import { Button } from '@caravan/ui/Button';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { DatePicker } from '@caravan/ui/DatePicker';
import { IconButton } from '@caravan/ui/IconButton';
import { MoneyField } from '@caravan/ui/MoneyField';
import { Switch } from '@caravan/ui/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { FormNumber } from '../forms/FormNumber.tsx';
import { words } from './messages.ts';
import { covered, periodProblems, periodValues, spanOf, toPeriod } from './period.ts';
import { useWeekdays } from './useWeekdays.ts';

export type PeriodDialogProps = {
  itinerary: Itinerary;
  level: PackageLevel;
  /** Initial values of the form. */
  period: ValidityPeriod;
  /** Whether this edits an existing period, whose old days are released. */
  isChange: boolean;
  /** Number of travelers between a new tier and the last one (O-228). */
  step: number;
  onClose: () => void;
  /** Closes it once its input was saved. */
  onSaved: () => void;
};

/** A validity period: its dates and weekdays, and their costs (O-057, O-058). */
export function PeriodDialog(props: PeriodDialogProps) {
  const { itinerary, level, period, isChange, step, onClose, onSaved } = props;
  const client = useQueryClient();
  const weekdays = useWeekdays();
  const save = useChange(editValidityPeriods, {
    failed: 'here',
    done: words.saved,
    onDone: (saved) => {
      client.setQueryData(getGetItineraryQueryKey(itinerary.id), saved);
      onSaved();
    },
  });
  const form = useForm({
    values: periodValues(period),
    names: {
      'put.endDate': 'endDate',
      'put.costThresholds': 'thresholds.0.numberOfTravelers',
      'put.additionalCosts.singleSupplement.priceMinor': 'supplementMinor',
    },
    check: periodProblems,
    input: (values) => ({
      version: itinerary.version,
      packageLevel: level,
      ...(isChange && { clear: spanOf(period) }),
      put: toPeriod(values),
    }),
    send: (input) => save.send(itinerary.id, input),
  });
  const unsaved = useUnsavedPrompt(form.isUnsaved, { openAs: ['period'] });
  const { startDate, endDate, isBlackout, thresholds } = form.values;
  const open = covered(startDate, endDate);
  const last = thresholds.at(-1)?.numberOfTravelers ?? 0;
  return (
    <FormDialog
      form={form}
      title={isChange ? words.editTitle : words.addTitle}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      size="md"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker label={words.start} {...form.field('startDate')} isRequired />
        <DatePicker
          label={words.end}
          {...form.field('endDate')}
          isRequired
          {...(startDate && { min: startDate })}
        />
      </div>
      <CheckboxGroup
        label={words.days}
        columns={3}
        {...form.field('days')}
        isRequired
        options={weekdays.map((label, i) => ({
          id: String(i),
          label,
          isDisabled: !open.includes(String(i)),
        }))}
      />
      <Switch value={isBlackout} onChange={form.field('isBlackout').onChange}>
        {words.isBlackout}
      </Switch>
      {!isBlackout && (
        <>
          {level === 'standard' && (
            <Switch value={form.values.isInstant} onChange={form.field('isInstant').onChange}>
              {words.isInstant}
            </Switch>
          )}
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-1.5 text-sm font-medium">{words.thresholds}</legend>
            {thresholds.map((threshold, i) => (
              // A tier consists only of a number and a price, so its index is its key.
              <div
                key={i}
                className="grid grid-cols-[min(7rem,35%)_minmax(0,1fr)_calc(var(--spacing)*8)] items-start gap-3"
              >
                <FormNumber
                  name={`thresholds.${i}.numberOfTravelers`}
                  label={words.travelers(i + 1)}
                  min={0}
                  max={500}
                />
                <Price
                  name={`thresholds.${i}.priceMinor`}
                  label={words.price(i + 1)}
                  currency={itinerary.currency}
                />
                {thresholds.length > 1 && (
                  <IconButton
                    label={words.removeThreshold(threshold.numberOfTravelers ?? 0)}
                    icon={<X aria-hidden />}
                    size="sm"
                    className="mt-8"
                    onPress={() => form.set('thresholds', thresholds.toSpliced(i, 1))}
                  />
                )}
              </div>
            ))}
            <Button
              size="sm"
              variant="ghost"
              icon={<Plus aria-hidden />}
              className="self-start"
              onPress={() =>
                form.set('thresholds', [...thresholds, { numberOfTravelers: last + step, priceMinor: 0 }])
              }
            >
              {words.addThreshold}
            </Button>
          </fieldset>
          <Price name="supplementMinor" label={words.supplement} currency={itinerary.currency} />
        </>
      )}
      {unsaved}
    </FormDialog>
  );
}

/** A whole-unit price; invalid input becomes 0 on blur (O-131, O-132). */
function Price({ name, label, currency }: { name: string; label: string; currency: string }) {
  const { value, onChange, ...field } = useField<number | null>(name);
  return (
    <MoneyField
      {...field}
      label={label}
      value={value}
      onChange={(minor) => onChange(minor ?? 0)}
      currency={currency}
      decimals={0}
      minMinor={0}
      isRequired={false}
    />
  );
}
