import { Switch } from '@caravan/ui/Switch';
import { useId } from 'react';
import { Controller, type FieldPathByValue, useFormContext } from '@caravan/shell/form';
import type { FormValues } from './form.ts';

export type SwitchesProps<K extends string> = {
  name: 'preferences' | 'roommateGenderPreferences';
  label: string;
  options: readonly K[];
  words: Record<K, string>;
};

/** Preferences, each on or off (T-163). */
export function Switches<K extends string>({ name, label, options, words }: SwitchesProps<K>) {
  const { control } = useFormContext<FormValues>();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="sm:col-span-2">
      <p id={id} className="mb-3 text-sm font-medium">
        {label}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map((option) => (
          <Controller
            key={option}
            control={control}
            name={`${name}.${option}` as FieldPathByValue<FormValues, boolean>}
            render={({ field }) => (
              <Switch value={field.value} onChange={field.onChange}>
                {words[option]}
              </Switch>
            )}
          />
        ))}
      </div>
    </div>
  );
}
