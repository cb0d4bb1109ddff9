import type { PromoteEmail, Trip } from '@caravan/sdk';
import { sendTestEmail } from '@caravan/sdk/client';
import { counts } from '@caravan/shell/counts';
import { Form } from '@caravan/shell/Form';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Switch } from '@caravan/ui/Switch';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { useSaveTrip, useTrip } from '../workspace/useTrip.ts';
import { CampaignState } from './CampaignState.tsx';
import { copyWords } from './copyWords.ts';
import { DuplicateButton } from './DuplicateButton.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { emailWords as words } from './emailWords.ts';
import { StopButton } from './StopButton.tsx';
import { useCampaigns } from './useCampaigns.ts';
import { useEmailPreview } from './useEmailPreview.ts';

export type EmailEditorProps = { id: string; kind: string };

/** Edits a promotional email, with a preview of what recipients get (H-174, H-247, H-313, H-416 to H-418). */
export function EmailEditor({ id, kind }: EmailEditorProps) {
  const trip = useTrip(id);
  const email = trip.promoteEmails?.find((one) => one.kind === kind);
  usePageTitle('Host Portal', trip.name);
  const back = <LinkButton href={paths.trip(id, 'promote')}>{words.back}</LinkButton>;
  if (!email)
    return (
      <EmptyState art="letter" level={2} title={words.missing} action={back}>
        {words.missingText}
      </EmptyState>
    );
  return <Editor trip={trip} email={email} />;
}

type Props = { trip: Trip; email: PromoteEmail };

function Editor({ trip, email }: Props) {
  const save = useSaveTrip(trip, {
    failed: 'here',
    onSaved: () => {
      setSending(false);
      toast({ title: words.saved });
    },
    onError: () => toast({ tone: 'error', title: words.notSaved, message: words.notSavedText }),
  });
  // A copy goes out at once: how many get it is asked first.
  const [sending, setSending] = useState(false);
  const form = useForm({
    values: { subject: email.subject ?? '', hostBlurb: email.hostBlurb, active: email.active },
    names: {
      'promoteEmails[0].subject': 'subject',
      'promoteEmails[0].hostBlurb': 'hostBlurb',
      'promoteEmails[0].kind': 'hostBlurb',
    },
    send: (values) =>
      email.copyOf && values.active && !email.active
        ? setSending(true)
        : save.send({ promoteEmails: [{ kind: email.kind, ...values }] }),
  });
  const unsaved = useUnsavedPrompt(form.isUnsaved);
  const { subject, hostBlurb } = form.values;
  const preview = useEmailPreview(trip.id, email.kind, { subject, hostBlurb });
  const test = useChange(sendTestEmail, {
    done: { title: words.tested, time: 'brief' },
    failed: { title: words.notTested },
  });
  const closed = !email.editable;
  const campaign = useCampaigns(trip.id).data?.emailCampaigns?.find(
    ({ id, kind }) => id && kind === email.kind,
  );
  const help = email.copyOf ? copyWords.now : words.activeHelp;
  const people = counts.people(preview.mail?.recipients ?? 0);
  const state = <Badge tone={words.tones[email.status]}>{words.states[email.status]}</Badge>;
  return (
    <Form form={form} label={words.editor(email.name)} className="px-4 py-5 md:px-8">
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              { label: trip.name, href: paths.trip(trip.id) },
              { label: words.promote, href: paths.trip(trip.id, 'promote') },
              { label: words.editor(email.name) },
            ]}
          />
        }
        title={words.editor(email.name)}
        badges={campaign ? <CampaignState email={campaign} /> : state}
        actions={
          campaign && (
            <>
              <DuplicateButton trip={trip} email={campaign} />
              <StopButton tripId={trip.id} email={campaign} />
            </>
          )
        }
      />
      {closed && email.reason && <Alert className="mt-6">{email.reason}</Alert>}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Card title={words.words}>
          <div className="grid grid-cols-1 gap-5">
            <TextField
              label={words.subject}
              description={words.subjectHelp}
              {...form.field('subject')}
              maxLength={200}
              isDisabled={closed}
            />
            <TextArea
              label={words.blurb}
              rows={10}
              {...form.field('hostBlurb')}
              {...(email.copyMaxLength !== undefined && { limit: email.copyMaxLength })}
              isDisabled={closed}
            />
            {!closed && (
              <MergeFields
                fields={email.mergeFields ?? []}
                onAdd={(token) => form.set('hostBlurb', joined(hostBlurb, token))}
              />
            )}
            <div>
              <Button
                variant="secondary"
                onPress={preview.apply}
                isPending={preview.isPending}
                isDisabled={preview.isApplied}
              >
                {preview.isApplied ? words.applied : words.apply}
              </Button>
            </div>
            <div className="grid grid-cols-1 gap-1 border-t border-line pt-5">
              <Switch {...form.field('active')} isDisabled={closed || !preview.mail}>
                {words.active}
              </Switch>
              <p className="text-sm text-muted">{preview.mail ? help : words.lookFirst}</p>
              <When trip={trip} email={email} />
            </div>
            {form.failure && <Alert tone="error">{form.failure}</Alert>}
            {/* Not next to the title: toasts appear there and would cover the buttons. */}
            <div className="flex flex-wrap gap-3 border-t border-line pt-5">
              <Button type="submit" isPending={form.isPending} isDisabled={closed}>
                {words.save}
              </Button>
              <Button
                variant="secondary"
                isPending={test.isPending}
                onPress={() => test.run(trip.id, email.kind, { subject, hostBlurb })}
              >
                {words.test}
              </Button>
            </div>
          </div>
        </Card>
        <EmailPreview name={email.name} preview={preview} onlyMissed={email.onlyMissed === true} />
      </div>
      {unsaved}
      <ConfirmDialog
        isOpen={sending}
        onClose={() => setSending(false)}
        onConfirm={() => save.save({ promoteEmails: [{ kind: email.kind, ...form.values }] })}
        title={copyWords.sendTitle(people)}
        confirmLabel={copyWords.send}
        cancelLabel={copyWords.later}
        isPending={save.isPending}
        error={save.error?.message}
      >
        {copyWords.sendText}
      </ConfirmDialog>
    </Form>
  );
}

/** Adds a space between words, but none at the beginning of a line. */
const joined = (text: string, token: string) =>
  /(^|\s)$/.test(text) ? `${text}${token}` : `${text} ${token}`;

type MergeProps = { fields: NonNullable<PromoteEmail['mergeFields']>; onAdd: (token: string) => void };

function MergeFields({ fields, onAdd }: MergeProps) {
  return (
    <div role="group" aria-label={words.merge}>
      <p className="text-sm text-muted">{words.merge}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {fields.map(({ token, label }) => (
          <Button key={token} size="sm" variant="secondary" onPress={() => onAdd(token)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** When the email is sent: with the launch, or a number of days after it. */
function When({ trip, email }: Props) {
  const format = useFormat();
  const at = email.scheduledDate;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm">
      <p>
        <span className="text-muted">{words.when}: </span>
        {at ? format.instant(at, 'dateTime', trip.timeZone) : email.scheduledLabel}
      </p>
      {!at && !email.copyOf && (
        <LinkButton href={paths.trip(trip.id, 'promote')} size="sm" variant="ghost">
          {words.setLaunch}
        </LinkButton>
      )}
    </div>
  );
}
