import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import { SimpleIconButton } from '../SimpleIconButton/SimpleIconButton.tsx';

export type QuantityStepperProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Message shown when the maximum is reached, such as 'Only 3 rooms left.' */
  limitMessage?: ReactNode;
  hideLabel?: boolean;
  isDisabled?: boolean;
  className?: string;
};

/** A small whole number that changes in steps of one. */
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 0,
  max = Infinity,
  limitMessage,
  hideLabel,
  isDisabled = false,
  className,
}: QuantityStepperProps) {
  const say = useSay();
  const id = useId();
  const atLimit = value >= max;
  return (
    <div role="group" aria-labelledby={id} className={cx('flex flex-col gap-1', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span id={id} className={cx('min-w-0 flex-[1_1_6rem] text-[0.9375rem]', hideLabel && 'sr-only')}>
          {label}
        </span>
        <span className="inline-flex shrink-0 items-center gap-1">
          <SimpleIconButton
            label={say('Remove one: {name}', { name: label })}
            icon={<Minus />}
            size="sm"
            variant="secondary"
            className="rounded-full"
            isDisabled={isDisabled || value <= min}
            onPress={() => onChange(Math.max(min, value - 1))}
          />
          <output aria-live="polite" className="tabular min-w-9 text-center font-medium">
            {value}
          </output>
          <SimpleIconButton
            label={say('Add one: {name}', { name: label })}
            icon={<Plus />}
            size="sm"
            variant="secondary"
            className="rounded-full"
            isDisabled={isDisabled || atLimit}
            onPress={() => onChange(Math.min(max, value + 1))}
          />
        </span>
      </div>
      <p aria-live="polite" className="text-[0.8125rem] text-warning empty:hidden">
        {atLimit && limitMessage}
      </p>
    </div>
  );
}
