import { X } from 'lucide-react';
import { useState } from 'react';
import { ComboBox as AriaComboBox, Group, Input, ListBox, useFilter } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { control, fieldBox, FieldError, FieldHelp, FieldLabel, type FieldProps } from '../internal/field.tsx';
import { listBox, ListOption, type Option, OverlayBox } from '../internal/list.tsx';
import { useSay } from '../internal/say.ts';

export type TagFieldProps = FieldProps & {
  options: readonly Option[];
  /** IDs of the selected options, plus free text with `allowCustom`. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur?: () => void;
  /** Lets Enter add the typed text even if it isn't an option. */
  allowCustom?: boolean;
  /** Called with the typed text, for options that a server suggests. */
  onType?: (text: string) => void;
  placeholder?: string;
  max?: number;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** Selects several options from a list, shown as tags. */
export function TagField({
  label,
  description,
  error,
  hideLabel,
  className,
  options,
  value,
  onChange,
  allowCustom,
  onType,
  placeholder,
  max = Infinity,
  ...props
}: TagFieldProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const type = (next: string) => {
    setText(next);
    onType?.(next);
  };
  const { contains } = useFilter({ sensitivity: 'base' });
  const labelOf = (id: string) => options.find((o) => o.id === id)?.label ?? id;
  const left = options.filter((o) => !value.includes(o.id) && contains(o.label, text));
  const add = (id: string) => {
    if (id && !value.includes(id) && value.length < max) onChange([...value, id]);
    type('');
  };
  return (
    <AriaComboBox
      validationBehavior="aria"
      menuTrigger="focus"
      {...props}
      selectionMode="multiple"
      value={[...value]}
      onChange={(keys) => {
        onChange(keys.map(String).slice(0, max));
        type('');
      }}
      items={left}
      inputValue={text}
      onInputChange={type}
      allowsCustomValue
      isInvalid={!!error}
      className={cx(fieldBox, className)}
    >
      <FieldLabel label={label} hideLabel={hideLabel} required={props.isRequired} />
      <FieldHelp description={description} />
      <Group className={cx(control, 'flex min-h-11 flex-wrap items-center gap-1.5 p-1.5')}>
        {value.length > 0 && (
          <ul
            aria-label={typeof label === 'string' ? say('{name}: chosen', { name: label }) : say('Chosen')}
            className="contents"
          >
            {value.map((id) => (
              <li
                key={id}
                className="flex min-h-7 items-center gap-1 rounded-sm bg-accent-soft pe-1 ps-2.5 text-sm text-accent-text"
              >
                {labelOf(id)}
                <PressArea
                  look="bare"
                  // Opts out of the list's own button slot.
                  slot={null}
                  aria-label={say('Remove {name}', { name: labelOf(id) })}
                  isDisabled={props.isDisabled}
                  onPress={() => onChange(value.filter((other) => other !== id))}
                  className="grid size-6 place-items-center rounded-xs data-hovered:bg-ink/8 [&_svg]:size-3.5"
                >
                  <X aria-hidden />
                </PressArea>
              </li>
            ))}
          </ul>
        )}
        <Input
          {...(placeholder && value.length === 0 && { placeholder })}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
            if (event.key === 'Enter' && allowCustom && text.trim() && left.length === 0) {
              event.preventDefault();
              add(text.trim());
            }
          }}
          className="min-h-8 min-w-24 flex-1 bg-transparent px-2 outline-none placeholder:text-muted"
        />
      </Group>
      <FieldError error={error} />
      <OverlayBox className="w-(--trigger-width) min-w-56">
        <ListBox<Option> className={listBox}>
          {(o) => (
            <ListOption id={o.id} label={o.label} description={o.description} isDisabled={!!o.isDisabled} />
          )}
        </ListBox>
      </OverlayBox>
    </AriaComboBox>
  );
}
