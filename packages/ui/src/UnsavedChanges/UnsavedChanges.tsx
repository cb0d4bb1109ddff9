import { useEffect } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { useSay } from '../internal/say.ts';

export type UnsavedChangesProps = {
  /** True while there are unsaved changes; closing or reloading the tab then asks for confirmation. */
  when: boolean;
  /** True while in-app navigation is waiting for an answer, as reported by the router's blocker. */
  isBlocked?: boolean;
  onStay?: () => void;
  onLeave?: () => void;
  title?: string;
  message?: string;
  stayLabel?: string;
  leaveLabel?: string;
};

/** Asks for confirmation before unsaved work is lost, both by the browser (closing, reloading) and inside the app. */
export function UnsavedChanges({
  when,
  isBlocked = false,
  onStay = () => undefined,
  onLeave = () => undefined,
  title,
  message,
  stayLabel,
  leaveLabel,
}: UnsavedChangesProps) {
  const say = useSay();
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <ConfirmDialog
      isOpen={isBlocked}
      onClose={onStay}
      onConfirm={onLeave}
      title={title ?? say('Leave without saving?')}
      confirmLabel={leaveLabel ?? say('Leave')}
      cancelLabel={stayLabel ?? say('Keep editing')}
      tone="danger"
    >
      {message ?? say('You’ll lose your unsaved changes.')}
    </ConfirmDialog>
  );
}
