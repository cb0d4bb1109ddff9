import { Asked } from './Asked.tsx';
import { useListCategories } from '@caravan/sdk/react-query';
import { useField, useFormAround } from '@caravan/shell/useField';
import { FormSection } from '@caravan/ui/FormSection';
import { TagField } from '@caravan/ui/TagField';
import { FormMoney } from '../forms/FormMoney.tsx';
import { FormNumber } from '../forms/FormNumber.tsx';
import { FormPlaces } from '../forms/FormPlaces.tsx';
import { FormText } from '../forms/FormText.tsx';
import type { DetailValues } from './details.ts';
import { moreWords as words } from './messages.ts';

/** What the trip is about, where it goes, and what hosts need to know before they request it (O-055). */
export function MoreFields({ currency }: { currency: string }) {
  const months = useFormAround<DetailValues>().values.leadMonths;
  return (
    <FormSection title={words.title}>
      <Asked field="categories" />
      <Categories />
      <Asked field="cities" />
      <FormPlaces name="cities" label={words.cities} description={words.citiesHelp} type="locality" />
      <Asked field="logistics" />
      <FormText name="logistics" label={words.logistics} description={words.logisticsHelp} rows={4} />
      {(['tripLeadTime', 'yearOverYearIncreaseBp', 'hostGroundTransferCostMinor'] as const).map((field) => (
        <Asked key={field} field={field} />
      ))}
      <div className="field-row sm:grid-cols-2">
        <FormNumber
          name="leadMonths"
          label={words.leadMonths}
          description={words.leadHelp(months ?? 0)}
          stepper
          min={0}
          max={24}
        />
        <FormNumber name="leadDays" label={words.leadDays} min={0} max={730} />
        <FormNumber
          name="increase"
          label={words.increase}
          description={words.increaseHelp}
          min={0}
          max={50}
        />
        <FormMoney
          name="hostGroundTransferCostMinor"
          label={words.groundTransfer}
          description={words.groundTransferHelp}
          currency={currency}
        />
      </div>
    </FormSection>
  );
}

/** The marketplace's categories, loaded on demand (O-196). */
function Categories() {
  const categories = useListCategories(
    { hidden: true },
    { query: { throwOnError: false, staleTime: 600_000 } },
  );
  const field = useField<string[]>('categories');
  const options = (categories.data?.items ?? []).filter((c) => !c.hidden || field.value.includes(c._id));
  return (
    <TagField
      {...field}
      isRequired={false}
      label={words.categories}
      max={12}
      options={options.map(({ _id, name }) => ({ id: _id, label: name }))}
    />
  );
}
