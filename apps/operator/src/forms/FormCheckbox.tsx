import { useField } from '@caravan/shell/useField';
import { Checkbox } from '@caravan/ui/Checkbox';
import type { ReactNode } from 'react';
import { useIsClosed } from './OpenFields.ts';

export type FormCheckboxProps = { name: string; children: ReactNode };

/** A checkbox of the surrounding form. */
export function FormCheckbox({ name, children }: FormCheckboxProps) {
  const { value, ...field } = useField<boolean | undefined>(name);
  const closed = useIsClosed(name);
  return (
    <Checkbox {...field} {...closed} value={Boolean(value)} isRequired={false}>
      {children}
    </Checkbox>
  );
}
