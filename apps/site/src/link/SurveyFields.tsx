import type { PublicLink } from '@caravan/sdk';
import { Checkbox } from '@caravan/ui/Checkbox';
import { ComboBox } from '@caravan/ui/ComboBox';
import { EmailField } from '@caravan/ui/EmailField';
import { MoneyField } from '@caravan/ui/MoneyField';
import { NumberField } from '@caravan/ui/NumberField';
import { RadioGroup } from '@caravan/ui/RadioGroup';
import { Select } from '@caravan/ui/Select';
import { Controller, type UseFormReturn } from '@caravan/shell/form';
import { emailRule } from '../auth/rules.ts';
import { words } from './messages.ts';
import type { SurveyForm } from './survey.ts';

/** What the server takes for a destination that is not among the offered ones. */
const otherwise = 'Other';

const genders = (['female', 'male', 'nonBinary', 'preferNotToSay'] as const).map((id) => ({
  id,
  label: words.genders[id],
}));

const required = { required: words.required };

/** The questions: where, when, for how much, and by whom. */
export function SurveyFields({ form, link }: { form: UseFormReturn<SurveyForm>; link: PublicLink }) {
  const { control } = form;
  const email = form.watch('email');
  const places = [
    ...link.destinations.map((name) => ({ id: name, label: name })),
    { id: otherwise, label: words.otherDestination },
  ];
  const times = link.timesOfYear.map((id) => ({ id, label: words.times[id] ?? id }));
  return (
    <>
      <Controller
        name="destination"
        control={control}
        rules={required}
        render={({ field, fieldState }) => (
          <ComboBox {...field} label={words.destination} options={places} error={fieldState.error?.message} />
        )}
      />
      <Controller
        name="timeOfYear"
        control={control}
        rules={required}
        render={({ field: { name, value, onChange, onBlur }, fieldState }) => (
          <RadioGroup
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            label={words.time}
            options={times}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="budgetMinor"
        control={control}
        rules={{ validate: (value) => value !== null || words.required }}
        render={({ field, fieldState }) => (
          <MoneyField
            {...field}
            label={words.budget}
            description={words.budgetHint}
            currency={link.currency}
            decimals={0}
            minMinor={0}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="age"
        control={control}
        rules={{ validate: (value) => value !== null || words.required }}
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            label={words.age}
            minValue={13}
            maxValue={120}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="gender"
        control={control}
        render={({ field, fieldState }) => (
          <Select {...field} label={words.gender} options={genders} error={fieldState.error?.message} />
        )}
      />
      <Controller
        name="email"
        control={control}
        rules={{ pattern: emailRule.pattern }}
        render={({ field, fieldState }) => (
          <EmailField
            {...field}
            label={words.emailOptional}
            description={words.emailHint}
            maxLength={320}
            error={fieldState.error?.message}
          />
        )}
      />
      {email && (
        <Controller
          name="marketingOptIn"
          control={control}
          render={({ field }) => <Checkbox {...field}>{words.optIn(link.hostName)}</Checkbox>}
        />
      )}
    </>
  );
}
