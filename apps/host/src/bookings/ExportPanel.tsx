import { State } from '@caravan/sdk/connect';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { Download } from 'lucide-react';
import { exportWords as words } from './messages.ts';
import { type Exported, useExport } from './useExport.ts';

export type ExportPanelProps = { what: Exported; onClose: () => void };

/** An export in progress, then its download (H-329). Closing the panel doesn't cancel the job. */
export function ExportPanel({ what, onClose }: ExportPanelProps) {
  const { progress, error, again } = useExport(what);
  const failed =
    error ?? (progress?.state === State.FAILURE ? progress.error || words.failedText : undefined);
  const ready = progress?.state === State.SUCCESS && progress.fileUrl;
  const known = progress && progress.totalRows > 0n;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={failed ? words.failed : words.title}
      footer={
        failed ? (
          <>
            <Button variant="ghost" onPress={onClose}>
              {words.cancel}
            </Button>
            <Button onPress={again}>{words.again}</Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onPress={onClose}>
              {words.close}
            </Button>
            {ready && (
              <LinkButton
                href={ready}
                target="_blank"
                download={progress.fileName}
                icon={<Download aria-hidden />}
              >
                {words.download}
              </LinkButton>
            )}
          </>
        )
      }
    >
      {failed ? (
        <p className="text-muted">{failed}</p>
      ) : (
        <div aria-live="polite">
          <ProgressBar
            label={ready ? words.ready : words.preparing}
            {...(ready
              ? { value: 100 }
              : known
                ? { value: Number(progress.doneRows), max: Number(progress.totalRows) }
                : {})}
            {...(known && { detail: words.rows(Number(progress.doneRows), Number(progress.totalRows)) })}
            tone={ready ? 'green' : 'accent'}
          />
          {!ready && 'extended' in what && <p className="mt-3 text-sm text-muted">{words.mailed}</p>}
          {ready && <p className="mt-3 text-sm text-muted">{progress.fileName}</p>}
        </div>
      )}
    </Dialog>
  );
}
