import type { BookingDispute, DisputeEvidence } from '@caravan/sdk';
import { saveDisputeEvidence, submitDisputeEvidence } from '@caravan/sdk/client';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Dialog } from '@caravan/ui/Dialog';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useId, useState } from 'react';
import { useChange } from '../change/useChange.ts';
import { Form } from '../Form/Form.tsx';
import { unsent, useForm } from '../form/useForm.ts';
import { useFormat } from '../format/useFormat.ts';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import { words } from './messages.ts';

const w = words.form;

export type EvidenceDialogProps = {
  dispute: BookingDispute;
  /** Something was saved. */
  onChange: (change: (last: BookingDispute) => BookingDispute) => void;
  onClose: () => void;
};

/**
 * The evidence for the bank. It can be saved as a draft, and is submitted once, after a confirmation that
 * names the person and the amount.
 */
export default function EvidenceDialog({ dispute, onChange, onClose }: EvidenceDialogProps) {
  const format = useFormat();
  const id = useId();
  const { amountMinor, currency, customer, files } = dispute;
  const [asks, setAsks] = useState(false);
  const [uploads, setUploads] = useState(0);
  const save = useChange(saveDisputeEvidence, {
    failed: 'here',
    done: w.saved,
    onDone: ({ evidence }) => {
      onChange((last) => ({ ...last, evidence }));
      onClose();
    },
  });
  const submit = useChange(submitDisputeEvidence, {
    failed: 'here',
    done: words.submit.done,
    onDone: onClose,
  });
  const form = useForm<DisputeEvidence>({
    values: dispute.evidence,
    check: ({ explanation }): Record<string, string> =>
      explanation.trim() ? {} : { explanation: w.explanationRequired },
    send: () => {
      setAsks(true);
      return unsent;
    },
  });
  if (asks)
    return (
      <ConfirmDialog
        isOpen
        onClose={() => setAsks(false)}
        title={words.submit.title}
        cancelLabel={words.submit.back}
        confirmLabel={words.submit.confirm}
        isPending={submit.isPending}
        error={submit.problem}
        onConfirm={() => submit.run(dispute.id, { evidence: form.values, amountMinor })}
      >
        <p>{words.submit.text(customer, format.money(amountMinor, currency))}</p>
        <p className="mt-3 wrap-anywhere">
          {files.length > 0
            ? words.submit.files(format.list(files.map(({ name }) => name)))
            : words.submit.noFiles}
        </p>
      </ConfirmDialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={w.title}
      size="md"
      dismissable={!save.isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={save.isPending}>
            {w.cancel}
          </Button>
          <Button
            variant="secondary"
            isPending={save.isPending}
            onPress={() => save.run(dispute.id, form.values)}
          >
            {w.save}
          </Button>
          <Button type="submit" form={id} isDisabled={save.isPending || uploads > 0}>
            {w.review}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} className="flex flex-col gap-5">
        <p className="text-muted">{w.text(customer)}</p>
        <TextArea
          label={w.explanation}
          description={w.explanationHelp}
          rows={6}
          limit={10_000}
          {...form.field('explanation')}
          isRequired
        />
        <TextArea
          label={w.communication}
          description={w.communicationHelp}
          rows={4}
          limit={9_500}
          {...form.field('communication')}
        />
        <TextArea label={w.product} rows={2} limit={5_000} {...form.field('product')} />
        <TextField label={w.serviceDate} {...form.field('serviceDate')} />
        <TextArea
          label={w.cancellationPolicy}
          rows={6}
          limit={10_000}
          {...form.field('cancellationPolicy')}
        />
        <EvidenceFiles
          disputeId={dispute.id}
          files={files}
          maxPages={dispute.maxPages}
          onChange={(kind, file) =>
            onChange((last) => ({
              ...last,
              files: [...last.files.filter((one) => one.kind !== kind), ...file],
            }))
          }
          onUpload={(change) => setUploads((n) => n + change)}
        />
        {save.problem && <Alert tone="error">{save.problem}</Alert>}
      </Form>
    </Dialog>
  );
}
