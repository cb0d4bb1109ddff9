import { watchOpening } from '@caravan/sdk/client';
import { watchOpeningForm } from '@caravan/sdk/forms';
import { Form } from '@caravan/shell/Form';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Checkbox } from '@caravan/ui/Checkbox';
import { EmailField } from '@caravan/ui/EmailField';
import { useState } from 'react';
import { emailProblem } from '../auth/rules.ts';
import { words } from './messages.ts';

/** A trip that is about to open, or a host whose next trip is. */
export type Opening = { hostName: string } & (
  | { tripId: string; hostId?: undefined }
  | { hostId: string; tripId?: undefined }
);

/** Asks for an email address and consent; sends only a confirmation link until it is followed. */
export default function NotifyForm({ hostName, tripId, hostId }: Opening) {
  const [sentTo, setSentTo] = useState('');
  const watch = useChange(watchOpening, { failed: 'here', signedOutAllowed: true });
  const form = useForm({
    rules: watchOpeningForm,
    values: { email: '', consent: false },
    check: ({ email, consent }) => ({
      email: emailProblem(email),
      consent: consent ? undefined : words.noConsent,
    }),
    send: (input) => {
      setSentTo(input.email);
      return watch.send({ ...input, ...(tripId ? { tripId } : { hostId: hostId! }) });
    },
  });
  if (watch.isSuccess)
    return (
      <Alert tone="success" title={words.doneTitle}>
        {watch.data?.about === 'trip' ? words.doneTrip(sentTo) : words.doneHost(sentTo, hostName)}
      </Alert>
    );
  return (
    <Form form={form} className="grid max-w-md gap-4">
      {form.failure && <Alert tone="error">{form.failure}</Alert>}
      <EmailField label={words.email} maxLength={320} {...form.field('email')} isRequired={false} />
      <Checkbox {...form.field('consent')} isRequired={false}>
        {words.consent}
      </Checkbox>
      <div>
        <Button type="submit" isPending={form.isPending}>
          {words.send}
        </Button>
      </div>
    </Form>
  );
}
