import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ListBox, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { control, fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import { listBox, ListOption, type Option, OverlayBox } from '../internal/list.tsx';
import { useSay } from '../internal/say.ts';

export type SelectProps = FieldProps & {
  options: readonly Option[];
  /** ID of the selected option; null when there is none. */
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Limits the list to seven options before it scrolls. For long, uniform lists such as times (H-384). */
  isShort?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Seven lines of 2.25rem plus the list's padding. */
const sevenOptions = 'max-h-[16.25rem]!';

/** Selects one option from a short list. For long lists, use ComboBox. */
export function Select({
  label,
  description,
  error,
  hideLabel,
  className,
  options,
  value,
  onChange,
  placeholder,
  ref,
  isShort,
  ...props
}: SelectProps) {
  const say = useSay();
  return (
    <AriaSelect
      validationBehavior="aria"
      {...props}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder ?? say('Select')}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <Button
        ref={ref}
        className={cx(
          control,
          'flex min-h-11 items-center gap-2 px-3.5 text-start group-data-invalid/field:border-red data-focus-visible:border-focus data-focus-visible:ring-3 data-focus-visible:ring-focus/20',
        )}
      >
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-muted">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </Button>
      <FieldError error={error} />
      <OverlayBox className="w-(--trigger-width) min-w-40">
        <ListBox items={options} className={cx(listBox, isShort && sevenOptions)}>
          {(o) => (
            <ListOption id={o.id} label={o.label} description={o.description} isDisabled={!!o.isDisabled} />
          )}
        </ListBox>
      </OverlayBox>
    </AriaSelect>
  );
}
