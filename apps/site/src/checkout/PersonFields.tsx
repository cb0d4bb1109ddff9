import { countryOptions } from '@caravan/shell/countries';
import { useFormat } from '@caravan/shell/useFormat';
import { today } from '@caravan/shell/format';
import { ComboBox } from '@caravan/ui/ComboBox';
import { DatePicker } from '@caravan/ui/DatePicker';
import { PhoneField } from '@caravan/ui/PhoneField';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { useMemo } from 'react';
import type { Person } from './draft.ts';
import { words } from './messages.ts';
import type { PersonErrors } from './people.ts';

export type PersonFieldsProps = {
  value: Person;
  onChange: (change: Partial<Person>) => void;
  errors: PersonErrors;
  /** Set for the customer, who has additional fields. */
  isCustomer: boolean;
};

const genders = (['female', 'male', 'nonBinary', 'preferNotToSay'] as const).map((id) => ({
  id,
  label: words.genders[id],
}));

/** The fields for one traveler. */
export function PersonFields({ value, onChange, errors, isCustomer }: PersonFieldsProps) {
  const { locale } = useFormat();
  const options = useMemo(() => countryOptions(locale), [locale]);
  const auto = (name: string) => (isCustomer ? name : 'off');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={words.firstName}
        value={value.firstName}
        onChange={(firstName) => onChange({ firstName })}
        error={errors.firstName}
        autoComplete={auto('given-name')}
        maxLength={80}
        isRequired
      />
      <TextField
        label={words.lastName}
        value={value.lastName}
        onChange={(lastName) => onChange({ lastName })}
        error={errors.lastName}
        autoComplete={auto('family-name')}
        maxLength={80}
        isRequired
      />
      <TextField
        label={isCustomer ? words.email : words.emailOptional}
        type="email"
        value={value.email}
        onChange={(email) => onChange({ email })}
        error={errors.email}
        autoComplete={auto('email')}
        maxLength={320}
        isRequired={isCustomer}
      />
      {isCustomer && (
        <PhoneField
          label={words.phone}
          value={value.phone}
          onChange={(phone) => onChange({ phone })}
          error={errors.phone}
          isRequired
        />
      )}
      <DatePicker
        label={isCustomer ? words.dateOfBirth : words.dateOfBirthOptional}
        value={value.dateOfBirth}
        onChange={(dateOfBirth) => onChange({ dateOfBirth })}
        max={today()}
        error={errors.dateOfBirth}
        calendar={false}
        isRequired={isCustomer}
      />
      <Select
        label={words.gender}
        options={genders}
        value={value.gender}
        onChange={(gender) => onChange({ gender: gender as Person['gender'] })}
        placeholder={words.choose}
      />
      <ComboBox
        label={isCustomer ? words.country : words.countryOptional}
        options={options}
        value={value.countryCode}
        onChange={(countryCode) => onChange({ countryCode })}
        error={errors.countryCode}
        placeholder={words.choose}
        isRequired={isCustomer}
      />
    </div>
  );
}
