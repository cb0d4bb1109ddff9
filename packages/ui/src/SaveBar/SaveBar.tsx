import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../internal/cx.ts';

export type SaveBarProps = {
  /** Shows the bar; a form without changes has nothing to save. */
  isDirty: boolean;
  isPending?: boolean;
  /** Leave out where the button submits the form around it. */
  onSave?: () => void;
  onReset?: () => void;
  message?: ReactNode;
  saveLabel?: string;
  resetLabel?: string;
  /** Why saving is not possible yet. */
  disabledReason?: string;
  className?: string;
};

/** The one action of a long form, in view at the foot of the page as soon as something changed. */
export function SaveBar({
  isDirty,
  isPending = false,
  onSave,
  onReset,
  message = 'Unsaved changes',
  saveLabel = 'Save',
  resetLabel = 'Discard',
  disabledReason,
  className,
}: SaveBarProps) {
  return (
    <div role="status" className={cx('sticky bottom-4 z-30', className)}>
      {isDirty && (
        <div className="flex animate-[ui-rise_180ms_ease-out] flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-raised py-2.5 ps-5 pe-2.5 shadow-overlay">
          <span className="me-auto text-sm font-medium">{message}</span>
          <div className="flex gap-2">
            {onReset && (
              <Button variant="ghost" isDisabled={isPending} onPress={onReset}>
                {resetLabel}
              </Button>
            )}
            <Button
              isPending={isPending}
              {...(onSave ? { onPress: onSave } : { type: 'submit' })}
              {...(disabledReason && { disabledReason })}
            >
              {saveLabel}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
