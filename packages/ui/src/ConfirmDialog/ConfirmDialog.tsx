import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useSay } from '../internal/say.ts';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  isPending?: boolean;
  /** Why confirming is currently unavailable. */
  disabledReason?: string | undefined;
  /** Error shown inside the dialog, which stays open. */
  error?: string | undefined;
};

/** Asks for confirmation, with two possible answers. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isPending = false,
  disabledReason,
  error,
}: ConfirmDialogProps) {
  const say = useSay();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      dismissable={!isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={isPending}>
            {cancelLabel ?? say('Cancel')}
          </Button>
          <Button
            variant={tone}
            onPress={onConfirm}
            isPending={isPending}
            {...(disabledReason && { disabledReason })}
          >
            {confirmLabel ?? say('Confirm')}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
    </Dialog>
  );
}
