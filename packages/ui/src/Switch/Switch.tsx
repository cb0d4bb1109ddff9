import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import { cx } from '../internal/cx.ts';

export type SwitchProps = {
  children: ReactNode;
  value: boolean;
  onChange: (on: boolean) => void;
  name?: string;
  isDisabled?: boolean;
  className?: string;
};

/** A setting that takes effect immediately. */
export function Switch({ children, value, onChange, className, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      isSelected={value}
      onChange={onChange}
      className={cx(
        'group/switch flex min-h-6 min-w-0 items-center gap-3 text-[0.9375rem] data-disabled:text-muted',
        className,
      )}
    >
      <span
        className={cx(
          'flex h-6 w-10.5 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors duration-150',
          'group-data-selected/switch:border-accent group-data-selected/switch:bg-accent',
          'group-data-focus-visible/switch:outline-2 group-data-focus-visible/switch:outline-offset-2 group-data-focus-visible/switch:outline-focus',
        )}
      >
        <span className="size-4.5 rounded-full bg-line-strong transition-transform duration-150 group-data-selected/switch:translate-x-4.5 rtl:group-data-selected/switch:-translate-x-4.5 group-data-selected/switch:bg-accent-ink" />
      </span>
      <span className="min-w-0">{children}</span>
    </AriaSwitch>
  );
}
