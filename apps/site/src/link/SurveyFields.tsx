import type { PublicLink } from '@caravan/sdk';
import { Checkbox } from '@caravan/ui/Checkbox';
import { ComboBox } from '@caravan/ui/ComboBox';
import { EmailField } from '@caravan/ui/EmailField';
import { MoneyField } from '@caravan/ui/MoneyField';
import { NumberField } from '@caravan/ui/NumberField';
import { RadioGroup } from '@caravan/ui/RadioGroup';
import { Select } from '@caravan/ui/Select';
import type { FormState } from '@caravan/shell/useForm';
import { words } from './messages.ts';
import type { SurveyForm } from './survey.ts';

/** The server's value for a destination that isn't among the options. */
const otherwise = 'Other';

const genders = (['female', 'male', 'nonBinary', 'preferNotToSay'] as const).map((id) => ({
  id,
  label: words.genders[id],
}));

/** The questions: where, when, budget, and who. */
export function SurveyFields({ form, link }: { form: FormState<SurveyForm>; link: PublicLink }) {
  const ask = <Name extends keyof SurveyForm>(name: Name) => ({ ...form.field(name), isRequired: false });
  const places = [
    ...link.destinations.map((name) => ({ id: name, label: name })),
    { id: otherwise, label: words.otherDestination },
  ];
  const times = link.timesOfYear.map((id) => ({ id, label: words.times[id] ?? id }));
  return (
    <>
      <ComboBox label={words.destination} options={places} {...ask('destination')} />
      <RadioGroup label={words.time} options={times} {...ask('timeOfYear')} />
      <MoneyField
        label={words.budget}
        description={words.budgetHint}
        currency={link.currency}
        decimals={0}
        minMinor={0}
        {...ask('budgetMinor')}
      />
      <NumberField label={words.age} minValue={13} maxValue={120} {...ask('age')} />
      <Select label={words.gender} options={genders} {...ask('gender')} />
      <EmailField
        label={words.emailOptional}
        description={words.emailHint}
        maxLength={320}
        {...ask('email')}
      />
      {form.values.email && <Checkbox {...ask('marketingOptIn')}>{words.optIn(link.hostName)}</Checkbox>}
    </>
  );
}
