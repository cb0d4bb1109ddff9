import { Check, Pencil, X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useSay } from '../internal/say.ts';

export type InlineEditProps = {
  label: string;
  value: string;
  /** Called to save. The field stays open until the promise resolves; a rejection's message is shown below it. */
  onSave: (value: string) => void | Promise<void>;
  /** How the value is displayed while it isn't being edited. */
  display?: ReactNode;
  placeholder?: string;
  multiline?: boolean;
  limit?: number;
  isRequired?: boolean;
  requiredMessage?: string;
  isDisabled?: boolean;
  className?: string;
};

// The button and the field replace each other; after the swap, focus moves to the one that is mounted.
const focus = (element: RefObject<HTMLElement | null>) =>
  void requestAnimationFrame(() => element.current?.focus());

/** A value that turns into a field for editing: Enter saves, Escape restores the previous value. */
export function InlineEdit({
  label,
  value,
  onSave,
  display,
  placeholder: given,
  multiline,
  limit,
  isRequired,
  requiredMessage,
  isDisabled,
  className,
}: InlineEditProps) {
  const say = useSay();
  const placeholder = given ?? say('Add');
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const lines = useRef<HTMLTextAreaElement>(null);

  const close = () => {
    // A field that unmounts while focused fires its last change event during render, so blur it first.
    (lines.current ?? line.current)?.blur();
    setDraft(undefined);
    setError(undefined);
    focus(opener);
  };
  const save = async () => {
    const next = (draft ?? '').trim();
    if (isRequired && !next) return setError(requiredMessage ?? say('This field is required'));
    if (limit !== undefined && next.length > limit)
      return setError(say('At most {max} characters', { max: limit }));
    if (next === value) return close();
    setSaving(true);
    try {
      await onSave(next);
      close();
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : say('Something went wrong'));
    } finally {
      setSaving(false);
    }
  };

  if (draft === undefined)
    return (
      <PressArea
        look="bare"
        ref={opener}
        isDisabled={!!isDisabled}
        aria-label={say('Edit {name}: {value}', { name: label, value: value || placeholder })}
        onPress={() => {
          setDraft(value);
          focus(multiline ? lines : line);
        }}
        className={cx(
          'group/edit -mx-2 inline-flex min-h-9 max-w-full items-center gap-2 rounded-sm px-2 text-start',
          'data-hovered:bg-ink/6',
          className,
        )}
      >
        <span className={cx('min-w-0', !multiline && 'truncate', !value && 'text-muted')}>
          {(value && display) || value || placeholder}
        </span>
        {!isDisabled && (
          <Pencil
            aria-hidden
            className="size-3.5 shrink-0 text-muted opacity-60 transition-opacity duration-150 group-hover/edit:opacity-100"
          />
        )}
      </PressArea>
    );

  const field = { label, hideLabel: true, value: draft, onChange: setDraft, error } as const;
  return (
    <div
      className={cx('flex w-full items-start gap-1.5', className)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          close();
        }
        if (
          event.key === 'Enter' &&
          !event.nativeEvent.isComposing &&
          (!multiline || event.metaKey || event.ctrlKey)
        ) {
          event.preventDefault();
          void save();
        }
      }}
    >
      {multiline ? (
        <TextArea ref={lines} {...field} rows={3} {...(limit !== undefined && { limit })} />
      ) : (
        <TextField ref={line} {...field} />
      )}
      <IconButton
        label={say('Save {name}', { name: label })}
        icon={<Check />}
        variant="primary"
        isDisabled={saving}
        tooltip={false}
        onPress={() => void save()}
      />
      <IconButton
        label={say('Cancel editing {name}', { name: label })}
        icon={<X />}
        isDisabled={saving}
        tooltip={false}
        onPress={close}
      />
    </div>
  );
}
