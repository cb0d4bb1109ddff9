import { joinMailingList } from '@caravan/sdk/client';
import { joinMailingListForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Checkbox } from '@caravan/ui/Checkbox';
import { EmailField } from '@caravan/ui/EmailField';
import { emailProblem } from '../auth/rules.ts';
import { HostIntro, type LinkPageProps } from './HostIntro.tsx';
import { words } from './messages.ts';
import { Thanks } from './Thanks.tsx';

/** Asks for an email address and consent to write to it (H-035). */
export function EmailCapture({ link }: LinkPageProps) {
  const join = useChange(joinMailingList, { failed: 'here', signedOutAllowed: true });
  const form = useForm({
    rules: joinMailingListForm,
    values: { email: '', consent: false },
    check: ({ email, consent }) => ({
      email: emailProblem(email),
      consent: consent ? undefined : words.noConsent,
    }),
    send: (input) => join.send(link.path, input),
  });
  if (join.isSuccess)
    return <Thanks link={link} title={words.joinedTitle} text={words.joinedText(link.hostName)} />;
  return (
    <>
      <HostIntro
        link={link}
        title={words.captureTitle(link.hostName)}
        text={words.captureText(link.hostName)}
      />
      <Form form={form} className="grid max-w-lg gap-6">
        {form.failure && <Alert tone="error">{form.failure}</Alert>}
        <EmailField label={words.email} maxLength={320} {...form.field('email')} isRequired={false} />
        <Checkbox {...form.field('consent')} isRequired={false}>
          {words.consent(link.hostName)}
        </Checkbox>
        <div>
          <Button type="submit" size="lg" isPending={form.isPending}>
            {words.join}
          </Button>
        </div>
      </Form>
    </>
  );
}
