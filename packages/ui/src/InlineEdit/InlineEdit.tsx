import { Check, Pencil, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

export type InlineEditProps = {
  label: string;
  value: string;
  /** Keeps the field open until it resolves; a rejection's message is shown under it. */
  onSave: (value: string) => void | Promise<void>;
  /** How the value reads while it is not edited. */
  display?: ReactNode;
  placeholder?: string;
  multiline?: boolean;
  limit?: number;
  isRequired?: boolean;
  requiredMessage?: string;
  isDisabled?: boolean;
  className?: string;
};

/** A value that turns into its own field: Enter saves, Escape gives the old value back. */
export function InlineEdit({
  label,
  value,
  onSave,
  display,
  placeholder = 'Add',
  multiline,
  limit,
  isRequired,
  requiredMessage = 'This field is required',
  isDisabled,
  className,
}: InlineEditProps) {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setDraft(undefined);
    setError(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const save = async () => {
    const next = (draft ?? '').trim();
    if (isRequired && !next) return setError(requiredMessage);
    if (limit !== undefined && next.length > limit) return setError(`At most ${limit} characters`);
    if (next === value) return close();
    setSaving(true);
    try {
      await onSave(next);
      close();
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : 'Something went wrong');
    } finally {
      setSaving(false);
    }
  };

  if (draft === undefined)
    return (
      <AriaButton
        ref={opener}
        isDisabled={!!isDisabled}
        aria-label={`Edit ${label}: ${value || placeholder}`}
        onPress={() => setDraft(value)}
        className={cx(
          'group/edit -mx-2 inline-flex min-h-9 max-w-full items-center gap-2 rounded-sm px-2 text-start outline-none',
          'data-hovered:bg-ink/6 data-focus-visible:outline-2 data-focus-visible:outline-focus',
          className,
        )}
      >
        <span className={cx('min-w-0', !multiline && 'truncate', !value && 'text-muted')}>
          {(value && display) || value || placeholder}
        </span>
        {!isDisabled && (
          <Pencil
            aria-hidden
            className="size-3.5 shrink-0 text-muted opacity-60 transition-opacity duration-150 group-data-hovered/edit:opacity-100"
          />
        )}
      </AriaButton>
    );

  const field = { label, hideLabel: true, value: draft, onChange: setDraft, error, autoFocus: true } as const;
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
        <TextArea {...field} rows={3} {...(limit !== undefined && { limit })} />
      ) : (
        <TextField {...field} />
      )}
      <IconButton
        label={`Save ${label}`}
        icon={<Check />}
        variant="primary"
        isDisabled={saving}
        tooltip={false}
        onPress={() => void save()}
      />
      <IconButton
        label={`Cancel editing ${label}`}
        icon={<X />}
        isDisabled={saving}
        tooltip={false}
        onPress={close}
      />
    </div>
  );
}
