import { type ReactNode, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useSay } from '../internal/say.ts';

export type DangerConfirmProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** First step: what is about to happen. */
  children: ReactNode;
  /** Second step: what can't be undone. The user must check a box to continue. */
  consequence: ReactNode;
  acknowledgement: string;
  confirmLabel: string;
  continueLabel?: string;
  cancelLabel?: string;
  isPending?: boolean;
  error?: string | undefined;
};

/** A two-step confirmation for actions that can't be undone. */
export function DangerConfirm({ isOpen, onClose, ...props }: DangerConfirmProps) {
  // Remounting resets the steps each time the dialog opens.
  return isOpen ? <Steps onClose={onClose} {...props} /> : null;
}

function Steps({
  onClose,
  onConfirm,
  title,
  children,
  consequence,
  acknowledgement,
  confirmLabel,
  continueLabel,
  cancelLabel,
  isPending = false,
  error,
}: Omit<DangerConfirmProps, 'isOpen'>) {
  const say = useSay();
  const [step, setStep] = useState<1 | 2>(1);
  const [understood, setUnderstood] = useState(false);
  return (
    <Dialog
      isOpen
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
          {step === 1 ? (
            <Button variant="danger-quiet" onPress={() => setStep(2)}>
              {continueLabel ?? say('Continue')}
            </Button>
          ) : (
            <Button variant="danger" onPress={onConfirm} isPending={isPending} isDisabled={!understood}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {step === 1 ? (
        children
      ) : (
        <div className="flex flex-col gap-4">
          <Alert tone="warning">{consequence}</Alert>
          <Checkbox value={understood} onChange={setUnderstood}>
            {acknowledgement}
          </Checkbox>
        </div>
      )}
      {error && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
    </Dialog>
  );
}
