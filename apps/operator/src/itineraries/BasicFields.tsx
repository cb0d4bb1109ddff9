import { activityLevelWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { ComboBox } from '@caravan/ui/ComboBox';
import { FormSection } from '@caravan/ui/FormSection';
import { NumberField } from '@caravan/ui/NumberField';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useMemo } from 'react';
import { Controller, useFormContext, useWatch } from '@caravan/shell/form';
import { countryOptions } from './countries.ts';
import { type DetailValues, limits } from './details.ts';
import { detailWords as words } from './messages.ts';

const levels = Object.entries(activityLevelWords).map(([id, label]) => ({ id, label: `${id} · ${label}` }));

/** What the trip is: name, place, summary, length. */
export function BasicFields() {
  const { control, formState } = useFormContext<DetailValues>();
  const { locale } = useFormat();
  const country = formState.defaultValues?.country ?? undefined;
  const countries = useMemo(() => countryOptions(locale, country), [locale, country]);
  const summary = useWatch({ control, name: 'tripSummary' });
  return (
    <FormSection title={words.basics}>
      <Controller
        name="name"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={words.name}
            isRequired
            maxLength={limits.name}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          name="country"
          control={control}
          render={({ field, fieldState }) => (
            <ComboBox
              {...field}
              label={words.country}
              options={countries}
              isRequired
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          name="destination"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={words.destination}
              isRequired
              maxLength={120}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <Controller
        name="tripSummary"
        control={control}
        render={({ field, fieldState }) => (
          <div>
            <TextArea
              {...field}
              label={words.summary}
              description={words.summaryHelp}
              isRequired
              rows={6}
              error={fieldState.error?.message}
            />
            <p aria-live="polite" className="mt-1 text-right text-[0.8125rem] text-muted tabular">
              {words.summaryCount(summary.trim().length, limits.summary)}
            </p>
          </div>
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          name="lengthInDays"
          control={control}
          render={({ field, fieldState }) => (
            <NumberField
              {...field}
              onChange={(days) => field.onChange(days ?? 1)}
              label={words.length}
              stepper
              minValue={1}
              maxValue={limits.days}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          name="activityLevel"
          control={control}
          render={({ field }) => <Select {...field} label={words.activity} options={levels} />}
        />
      </div>
    </FormSection>
  );
}
