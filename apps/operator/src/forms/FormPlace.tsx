import type { PlaceType } from '@caravan/sdk';
import { useField } from '@caravan/shell/useField';
import { ComboBox } from '@caravan/ui/ComboBox';
import { useState } from 'react';
import { words } from './messages.ts';
import { useIsClosed } from './OpenFields.ts';
import { usePlaces } from './usePlaces.ts';

export type FormPlaceProps = {
  name: string;
  label: string;
  /** The kind of place to suggest. Default: cities and airports. */
  type?: PlaceType;
  maxLength: number;
};

/** The name of a place in the surrounding form: suggested while typing, any text allowed. */
export function FormPlace({ name, label, type, maxLength }: FormPlaceProps) {
  const { value = '', onChange, ...field } = useField<string | undefined>(name);
  const closed = useIsClosed(name);
  // Suggestions are for typed text, not for the saved or the chosen one.
  const [settled, setSettled] = useState(value);
  const { options, isLoading } = usePlaces(value === settled || closed.isDisabled ? '' : value, type);
  return (
    <ComboBox
      {...field}
      isRequired={false}
      {...closed}
      label={label}
      allowCustom
      opensOn="input"
      options={options}
      isLoading={isLoading}
      emptyText={words.placeKept}
      inputValue={value}
      onInputChange={(text) => onChange(text.slice(0, maxLength))}
      value={null}
      onChange={(chosen) => {
        if (chosen === null) return;
        setSettled(chosen.slice(0, maxLength));
        onChange(chosen.slice(0, maxLength));
      }}
    />
  );
}
