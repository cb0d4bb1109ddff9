import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';

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
  /** Why saving was refused; stands right above the buttons. */
  error?: string | undefined;
  /** Other buttons instead of save and discard, such as the way to a next step. */
  children?: ReactNode;
  className?: string;
};

/** The one action of a long form, in view at the foot of the page as soon as something changed. */
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
