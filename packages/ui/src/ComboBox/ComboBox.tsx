import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button, ComboBox as AriaComboBox, Group, Input, ListBox } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { control, fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import { listBox, ListOption, type Option, OverlayBox } from '../internal/list.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useSay } from '../internal/say.ts';

export type ComboBoxProps = FieldProps & {
  options: readonly Option[];
  value: string | null;
  onChange: (id: string | null) => void;
  /** The typed text, for server-side search. When set, `options` are shown unfiltered. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** Keeps typed text that is no option; `options` are then suggestions, and `value` stays null. */
  allowCustom?: boolean;
  isLoading?: boolean;
  /**
   * What opens the list. Use `input` for a list that is empty until the user types: it has nothing to show
   * before, and would reopen over the form when the field regains focus after a selection.
   */
  opensOn?: 'focus' | 'input';
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  emptyText?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Selects one option from a long list by typing. */
export function ComboBox({
  label,
  description,
  error,
  hideLabel,
  className,
  options,
  value,
  onChange,
  inputValue,
  onInputChange,
  allowCustom = false,
  isLoading,
  opensOn = 'focus',
  placeholder,
  emptyText,
  ref,
  ...props
}: ComboBoxProps) {
  const say = useSay();
  const remote = onInputChange !== undefined;
  return (
    <AriaComboBox
      validationBehavior="aria"
      menuTrigger={opensOn}
      {...props}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      {...(remote ? { items: options } : { defaultItems: options })}
      {...(inputValue !== undefined && { inputValue })}
      {...(onInputChange && { onInputChange })}
      allowsCustomValue={allowCustom}
      allowsEmptyCollection
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <Group className={cx(control, 'flex min-h-11 items-center')}>
        <Input
          ref={ref}
          {...(placeholder && { placeholder })}
          className="min-h-10.5 w-full min-w-0 flex-1 rounded-md bg-transparent px-3.5 outline-none placeholder:text-muted"
        />
        {isLoading && <Spinner size="sm" />}
        <Button className="grid size-10 place-items-center text-muted [&_svg]:size-4">
          <ChevronsUpDown aria-hidden />
        </Button>
      </Group>
      <FieldError error={error} />
      <OverlayBox className="w-(--trigger-width) min-w-56">
        <ListBox<Option>
          className={listBox}
          renderEmptyState={() => (
            <p className="px-3 py-2 text-sm text-muted">
              {isLoading ? say('Loading') : (emptyText ?? say('No results'))}
            </p>
          )}
        >
          {(o) => (
            <ListOption id={o.id} label={o.label} description={o.description} isDisabled={!!o.isDisabled} />
          )}
        </ListBox>
      </OverlayBox>
    </AriaComboBox>
  );
}
