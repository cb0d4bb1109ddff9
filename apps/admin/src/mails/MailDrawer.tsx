import type { Email } from '@caravan/sdk';
import { resendEmail } from '@caravan/sdk/client';
import { useGetEmail } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Drawer } from '@caravan/ui/Drawer';
import { EmbedFrame } from '@caravan/ui/EmbedFrame';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Facts } from '../list/Facts.tsx';
import { words } from './messages.ts';
import { stateOf, stateTones } from './state.ts';
import { useHooks } from './useHooks.ts';

export type MailDrawerProps = { id: string; onClose: () => void };

/** One email as sent, and its delivery status. */
export default function MailDrawer({ id, onClose }: MailDrawerProps) {
  const { data: email, error, refetch } = useGetEmail(id, { query: { throwOnError: false } });
  const [asking, setAsking] = useState(false);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      size="lg"
      title={email?.subject ?? words.title}
      {...(email?.resendable && {
        footer: (
          <Button icon={<Send aria-hidden />} onPress={() => setAsking(true)}>
            {words.resend}
          </Button>
        ),
      })}
    >
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : email ? (
        <Contents email={email} />
      ) : (
        <Skeleton lines={8} />
      )}
      {asking && email && <Resend email={email} onClose={() => setAsking(false)} />}
    </Drawer>
  );
}

function Contents({ email }: { email: Email }) {
  const format = useFormat();
  const hook = useHooks()[email.hook];
  const f = words.facts;
  return (
    <div className="flex flex-col gap-5">
      <Badge tone={stateTones[stateOf(email)]} dot className="self-start">
        {words.states[stateOf(email)]}
      </Badge>
      {email.problem && <Alert tone={email.failed ? 'error' : 'warning'}>{email.problem}</Alert>}
      <Facts
        rows={[
          [f.to, email.recipient],
          [f.kind, hook?.name ?? email.hook],
          hook && [f.when, hook.when],
          [f.written, format.instant(email.createdAt)],
          email.sentAt && [f.sent, format.instant(email.sentAt)],
        ]}
      />
      {email.html ? (
        <EmbedFrame title={email.subject} html={email.html} height={640} />
      ) : (
        <p className="text-sm text-muted">{words.notKept}</p>
      )}
    </div>
  );
}

function Resend({ email, onClose }: { email: Email; onClose: () => void }) {
  const resend = useChange(resendEmail, {
    failed: 'here',
    done: words.resent(email.recipient),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => resend.run(email.id)}
      title={words.resendTitle}
      confirmLabel={words.resend}
      isPending={resend.isPending}
      error={resend.problem}
    >
      {words.resendText(email.subject, email.recipient)}
    </ConfirmDialog>
  );
}
