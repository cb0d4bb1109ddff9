import { useField } from '@caravan/shell/useField';
import { NumberField } from '@caravan/ui/NumberField';
import { useIsClosed } from './OpenFields.ts';

export type FormNumberProps = {
  name: string;
  label: string;
  min?: number;
  max?: number;
  step?: number;
  stepper?: boolean;
  description?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** A whole number in the surrounding form. */
export function FormNumber({ name, min, max, ...props }: FormNumberProps) {
  const { value, ...field } = useField<number | null | undefined>(name);
  const closed = useIsClosed(name);
  return (
    <NumberField
      {...field}
      isRequired={false}
      {...props}
      {...closed}
      value={value ?? null}
      minValue={min}
      maxValue={max}
      formatOptions={{ maximumFractionDigits: 0 }}
    />
  );
}
