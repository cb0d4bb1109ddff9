import { Switch } from '@caravan/ui/Switch';
import { useId } from 'react';
import { useField } from '../form/FormContext.ts';

export type SwitchesProps<K extends string> = {
  name: 'preferences' | 'roommateGenderPreferences';
  label: string;
  options: readonly K[];
  words: Record<K, string>;
};

/** Preferences, each on or off (T-163). */
export function Switches<K extends string>({ name, label, options, words }: SwitchesProps<K>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="sm:col-span-2">
      <p id={id} className="mb-3 text-sm font-medium">
        {label}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map((option) => (
          <Preference key={option} name={`${name}.${option}`} label={words[option]} />
        ))}
      </div>
    </div>
  );
}

function Preference({ name, label }: { name: string; label: string }) {
  const { value, onChange } = useField<boolean>(name);
  return (
    <Switch value={value} onChange={onChange}>
      {label}
    </Switch>
  );
}
