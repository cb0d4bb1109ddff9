import { t } from '@lingui/core/macro';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { Select } from '@caravan/ui/Select';
import { useState } from 'react';

const words = {
  cancel: t`Cancel`,
  rotate: t`Rotate`,
  overlap: t`Keep the previous one working for`,
  overlaps: [
    { id: '0', label: t`No overlap` },
    { id: '1', label: t`1 hour` },
    { id: '24', label: t`24 hours` },
    { id: '72', label: t`3 days` },
    { id: '168', label: t`7 days` },
  ],
};

export type RotateDialogProps = {
  title: string;
  text: string;
  onRotate: (overlapHours: number) => void;
  onClose: () => void;
  isPending: boolean;
  error: string | undefined;
};

/** Asks how long the old secret stays valid alongside the new one. */
export function RotateDialog({ title, text, onRotate, onClose, isPending, error }: RotateDialogProps) {
  const [hours, setHours] = useState('24');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      dismissable={!isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={isPending}>
            {words.cancel}
          </Button>
          <Button onPress={() => onRotate(Number(hours))} isPending={isPending}>
            {words.rotate}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-muted">{text}</p>
        <Select label={words.overlap} options={words.overlaps} value={hours} onChange={setHours} />
        {error && <Alert tone="error">{error}</Alert>}
      </div>
    </Dialog>
  );
}
