import type { PlaceType } from '@caravan/sdk';
import { useField } from '@caravan/shell/useField';
import { TagField } from '@caravan/ui/TagField';
import { useState } from 'react';
import { usePlaces } from './usePlaces.ts';

export type FormPlacesProps = { name: string; label: string; description?: string; type: PlaceType };

/** The names of places in the surrounding form: suggested while typing, any text allowed. */
export function FormPlaces({ name, label, description, type }: FormPlacesProps) {
  const { value, ...field } = useField<string[] | undefined>(name);
  const [typed, setTyped] = useState('');
  const { options } = usePlaces(typed, type);
  return (
    <TagField
      {...field}
      isRequired={false}
      value={value ?? []}
      label={label}
      description={description}
      allowCustom
      max={20}
      options={options}
      onType={setTyped}
    />
  );
}
