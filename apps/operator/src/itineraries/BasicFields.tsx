import { activityLevelWords } from '@caravan/shell/tripWords';
import { countriesByName } from '@caravan/shell/countries';
import { useFormat } from '@caravan/shell/useFormat';
import { useFormAround } from '@caravan/shell/useField';
import { ComboBox } from '@caravan/ui/ComboBox';
import { FormSection } from '@caravan/ui/FormSection';
import { NumberField } from '@caravan/ui/NumberField';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useMemo } from 'react';
import { Asked } from './Asked.tsx';
import { DestinationField } from './DestinationField.tsx';
import { type DetailValues, limits } from './details.ts';
import { detailWords as words } from './messages.ts';

const levels = Object.entries(activityLevelWords).map(([id, label]) => ({ id, label: `${id} · ${label}` }));

/** The basics of a trip: name, place, summary, length. */
export function BasicFields() {
  const { field, values } = useFormAround<DetailValues>();
  const { locale } = useFormat();
  const country = values.country ?? undefined;
  const countries = useMemo(() => countriesByName(locale, country), [locale, country]);
  const length = field('lengthInDays');
  return (
    <FormSection title={words.basics}>
      <Asked field="name" />
      <TextField label={words.name} {...field('name')} isRequired maxLength={limits.name} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ComboBox label={words.country} options={countries} {...field('country')} isRequired />
        <DestinationField />
      </div>
      <Asked field="destination" />
      <Asked field="tripSummary" />
      <div>
        <TextArea
          label={words.summary}
          description={words.summaryHelp}
          {...field('tripSummary')}
          isRequired
          rows={6}
        />
        <p aria-live="polite" className="mt-1 text-end text-[0.8125rem] text-muted tabular">
          {words.summaryCount(values.tripSummary.trim().length, limits.summary)}
        </p>
      </div>
      <Asked field="lengthInDays" />
      <Asked field="activityLevel" />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label={words.length}
          {...length}
          onChange={(days) => length.onChange(days ?? 1)}
          isRequired={false}
          stepper
          minValue={1}
          maxValue={limits.days}
        />
        <Select label={words.activity} options={levels} {...field('activityLevel')} isRequired={false} />
      </div>
    </FormSection>
  );
}
