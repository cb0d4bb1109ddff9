import { Check, ChevronDown } from 'lucide-react';
import { Button, ListBox, ListBoxItem, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { control, fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import { listBox, listItem, type Option, OverlayBox } from '../internal/list.tsx';
import { useSay } from '../internal/say.ts';

export type MultiSelectProps = FieldProps & {
  options: readonly Option[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  /** Summarizes the selection when the names don't fit, such as (n) => `${n} statuses`. */
  summary?: (count: number) => string;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/**
 * Selects several options from a short list, such as for a filter. Where the selection must stay visible, use
 * TagField.
 */
export function MultiSelect({
  label,
  description,
  error,
  hideLabel,
  className,
  options,
  value,
  onChange,
  placeholder,
  summary,
  ...props
}: MultiSelectProps) {
  const say = useSay();
  const names = options.filter((o) => value.includes(o.id)).map((o) => o.label);
  return (
    <AriaSelect
      selectionMode="multiple"
      validationBehavior="aria"
      {...props}
      value={[...value]}
      onChange={(keys) => onChange([...(keys as Iterable<string | number>)].map(String))}
      placeholder={placeholder ?? say('Any')}
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <Button
        className={cx(
          control,
          'flex min-h-11 items-center gap-2 px-3.5 text-start group-data-invalid/field:border-red data-focus-visible:border-focus data-focus-visible:ring-3 data-focus-visible:ring-focus/20',
        )}
      >
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-muted">
          {({ defaultChildren }) =>
            names.length === 0
              ? defaultChildren
              : names.length > 2
                ? (summary?.(names.length) ?? say('{count} selected', { count: names.length }))
                : names.join(', ')
          }
        </SelectValue>
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </Button>
      <FieldError error={error} />
      <OverlayBox className="w-(--trigger-width) min-w-48">
        <ListBox items={options} className={listBox}>
          {(o) => (
            <ListBoxItem id={o.id} textValue={o.label} isDisabled={!!o.isDisabled} className={listItem}>
              <span
                aria-hidden
                className="grid size-4.5 shrink-0 place-items-center rounded-xs border border-line-strong bg-raised text-accent-ink group-data-selected/item:border-accent group-data-selected/item:bg-accent [&_svg]:invisible group-data-selected/item:[&_svg]:visible"
              >
                <Check strokeWidth={3} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block">{o.label}</span>
                {o.description && <span className="block text-[0.8125rem] text-muted">{o.description}</span>}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </OverlayBox>
    </AriaSelect>
  );
}
