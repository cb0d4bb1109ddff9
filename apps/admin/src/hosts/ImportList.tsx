import type { Host, MarketingListImport } from '@caravan/sdk';
import { importMarketingList } from '@caravan/sdk/client';
import { getListAuditLogsQueryKey } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Checkbox } from '@caravan/ui/Checkbox';
import { Dialog } from '@caravan/ui/Dialog';
import { FileField } from '@caravan/ui/FileField';
import { useState } from 'react';
import { words } from './messages.ts';

export type ImportListProps = { host: Host; onClose: () => void };

type Values = { file: File | null; consent: boolean };
const blank: Values = { file: null, consent: false };
const w = words.importing;

/**
 * Imports a file of email addresses, of people who have consented, to a host's marketing list, and reports
 * the result for each.
 */
export default function ImportList({ host, onClose }: ImportListProps) {
  const [result, setResult] = useState<MarketingListImport>();
  const start = useChange(importMarketingList, {
    failed: 'here',
    refresh: [getListAuditLogsQueryKey()],
    onDone: setResult,
  });
  const form = useForm({
    values: blank,
    check: ({ file, consent }) => ({
      ...(!file && { file: w.missing }),
      ...(!consent && { consent: w.consentMissing }),
    }),
    send: ({ file }) => start.send(host.id, { file: file ?? new File([], '') }),
  });
  if (result) return <Result result={result} onClose={onClose} />;
  const file = form.field('file');
  return (
    <FormDialog
      form={form}
      title={w.title(host.displayName)}
      text={w.text}
      submitLabel={w.send}
      size="md"
      onClose={onClose}
    >
      <FileField
        label={w.file}
        description={w.fileHelp}
        accept={['text/csv', '.csv']}
        error={file.error}
        onSelect={([chosen]) => file.onChange(chosen ?? null)}
        files={file.value ? [{ id: 'file', name: file.value.name }] : []}
        onRemove={() => file.onChange(null)}
      />
      <Checkbox {...form.field('consent')}>{w.consent(host.displayName)}</Checkbox>
    </FormDialog>
  );
}

function Result({ result, onClose }: { result: MarketingListImport; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={w.done} footer={<Button onPress={onClose}>{w.close}</Button>}>
      <div className="flex flex-col gap-4">
        <Alert tone="success">{w.imported(result.imported, result.known)}</Alert>
        {result.refused.length > 0 && (
          <>
            <p className="text-sm">{w.refused(result.refused.length)}</p>
            <ul className="max-h-60 divide-y divide-line overflow-y-auto text-sm">
              {result.refused.map(({ line, value }) => (
                <li key={line} className="py-1.5 break-words">
                  {w.line(line)}: {value || '–'}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
