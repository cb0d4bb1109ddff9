import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';

export type SaveBarProps = {
  /** Shows the bar; without changes, there is nothing to save. */
  isDirty: boolean;
  isPending?: boolean;
  /** Omit it where the button submits the surrounding form. */
  onSave?: () => void;
  onReset?: () => void;
  message?: ReactNode;
  saveLabel?: string;
  resetLabel?: string;
  /** Why saving isn't possible yet. */
  disabledReason?: string;
  /** Why saving failed; shown directly above the buttons. */
  error?: string | undefined;
  /** Buttons that replace save and discard, such as one to the next step. */
  children?: ReactNode;
  className?: string;
};

/** The main action of a long form, sticky at the bottom of the page as soon as something changes. */
export function SaveBar({
  isDirty,
  isPending = false,
  onSave,
  onReset,
  message,
  saveLabel,
  resetLabel,
  disabledReason,
  error,
  children,
  className,
}: SaveBarProps) {
  const say = useSay();
  return (
    <div role="status" className={cx('sticky bottom-[calc(var(--foot,0px)+1rem)] z-30', className)}>
      {isDirty && (
        <div className="flex animate-[ui-rise_180ms_ease-out] flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-raised py-2.5 ps-5 pe-2.5 shadow-overlay">
          {error && (
            <Alert tone="error" className="w-full">
              {error}
            </Alert>
          )}
          <span className="me-auto text-sm font-medium">
            {message ?? (children === undefined && say('Unsaved changes'))}
          </span>
          <div className="flex flex-wrap gap-2">
            {children ?? (
              <>
                {onReset && (
                  <Button variant="ghost" isDisabled={isPending} onPress={onReset}>
                    {resetLabel ?? say('Discard')}
                  </Button>
                )}
                <Button
                  isPending={isPending}
                  {...(onSave ? { onPress: onSave } : { type: 'submit' })}
                  {...(disabledReason && { disabledReason })}
                >
                  {saveLabel ?? say('Save')}
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
