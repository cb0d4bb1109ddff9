import type { MailingListSignup } from '@caravan/sdk';
import { joinMailingList } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Checkbox } from '@caravan/ui/Checkbox';
import { EmailField } from '@caravan/ui/EmailField';
import { useState } from 'react';
import { Controller, useForm } from '@caravan/shell/form';
import { emailRule } from '../auth/rules.ts';
import { HostIntro, type LinkPageProps } from './HostIntro.tsx';
import { words } from './messages.ts';
import { Thanks } from './Thanks.tsx';

/** Asks for an email address and the consent to write to it (H-035). */
export function EmailCapture({ link }: LinkPageProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<MailingListSignup>({ defaultValues: { email: '', consent: false } });
  const join = useChange(joinMailingList, {
    failed: 'here',
    signedOutAllowed: true,
    onFailed: (error) => applyFieldErrors(form, error) || setFailure(error.message),
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
      <Form
        onSubmit={() => {
          setFailure(undefined);
          void form.handleSubmit((data) => join.run(link.path, data))();
        }}
        className="grid max-w-lg gap-6"
      >
        {failure && <Alert tone="error">{failure}</Alert>}
        <Controller
          name="email"
          control={form.control}
          rules={emailRule}
          render={({ field, fieldState }) => (
            <EmailField {...field} label={words.email} maxLength={320} error={fieldState.error?.message} />
          )}
        />
        <Controller
          name="consent"
          control={form.control}
          rules={{ validate: (yes) => yes || words.noConsent }}
          render={({ field, fieldState }) => (
            <Checkbox {...field} error={fieldState.error?.message}>
              {words.consent(link.hostName)}
            </Checkbox>
          )}
        />
        <div>
          <Button type="submit" size="lg" isPending={join.isPending}>
            {words.join}
          </Button>
        </div>
      </Form>
    </>
  );
}
