import { Button } from '@caravan/ui/Button';
import { Checkbox } from '@caravan/ui/Checkbox';
import { Dialog } from '@caravan/ui/Dialog';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

// The streaming client loads with the first export.
const ExportPanel = lazy(() =>
  import('../bookings/ExportPanel.tsx').then((m) => ({ default: m.ExportPanel })),
);

export type ExportDialogProps = { onClose: () => void };

/** Asks which audience data to export, then tracks the job; an email also delivers the link (H-092, H-579). */
export function ExportDialog({ onClose }: ExportDialogProps) {
  const w = words.research;
  const [extended, setExtended] = useState(false);
  const [begun, setBegun] = useState(false);
  if (begun)
    return (
      <Suspense>
        <ExportPanel what={{ extended }} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={w.export}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {w.cancel}
          </Button>
          <Button onPress={() => setBegun(true)}>{w.exportNow}</Button>
        </>
      }
    >
      <p className="mb-4 text-muted">{w.exportText}</p>
      <Checkbox value={extended} onChange={setExtended}>
        {w.extended}
      </Checkbox>
    </Dialog>
  );
}
