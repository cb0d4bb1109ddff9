import type {
  AuditEntry,
  Email,
  TimelineEntry,
  TimelineJob,
  TimelineMoney,
  TimelineState,
  TimelineWebhook,
} from '@caravan/sdk';
import { RowButton } from '@caravan/shell/RowButton';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { TextLink } from '@caravan/ui/TextLink';
import type { ReactNode } from 'react';
import { words as mailWords } from '../mails/messages.ts';
import { stateOf, stateTones } from '../mails/state.ts';
import { useHooks } from '../mails/useHooks.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const tones = {
  waiting: 'warning',
  running: 'blue',
  done: 'green',
  failed: 'red',
  canceled: 'grey',
} as const;

/** A title, with a badge for what has not ended well yet. */
function Titled({ state, children }: { state: TimelineState; children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {children}
      {state !== 'done' && (
        <Badge size="sm" tone={tones[state]} dot>
          {words.states[state]}
        </Badge>
      )}
    </span>
  );
}

const joined = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');

const attempts = (n = 0) => n > 1 && words.attempts(n);

/**
 * Describes entries for a `Timeline`. Of a change, it adds which object changed, if that isn't the record itself.
 *
 * @param recordId The record that the timeline is about.
 */
export function useToldEntry(recordId: string, onEmail: (id: string) => void) {
  const format = useFormat();
  const hooks = useHooks();
  const mailed = (email: Email) => ({
    title: (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <RowButton onPress={() => onEmail(email.id)}>{email.subject}</RowButton>
        {stateOf(email) !== 'sent' && (
          <Badge size="sm" tone={stateTones[stateOf(email)]} dot>
            {mailWords.states[stateOf(email)]}
          </Badge>
        )}
      </span>
    ),
    who: joined([words.emailTo(email.recipient), hooks[email.hook]?.name ?? email.hook]),
    ...(email.problem && { children: email.problem }),
  });
  const paid = (money: TimelineMoney) => ({
    title: (
      <Titled state={money.state}>
        {words.money[money.what](format.money(money.amountMinor, money.currency))}
      </Titled>
    ),
    who: joined([money.payeeName, money.label, money.method]),
    ...(money.orderId &&
      money.bookingId &&
      money.bookingId !== recordId && {
        from: (
          <TextLink href={`${paths.booking(money.bookingId)}?tab=money`}>
            {words.order(money.orderId)}
          </TextLink>
        ),
      }),
    ...(money.problem && { children: money.problem }),
  });
  const worked = (job: TimelineJob) => ({
    title: <Titled state={job.state}>{job.label}</Titled>,
    who: joined([words.job, job.requestedBy, attempts(job.attempts)]),
    ...(job.problem && { children: job.problem }),
  });
  const sender = (webhook: TimelineWebhook) =>
    webhook.received ? words.received(webhook.address) : words.sentTo(webhook.address);
  const delivered = (webhook: TimelineWebhook) => {
    const reported = webhook.received && words.reported[webhook.event]?.(webhook.address);
    return {
      title: (
        <Titled state={webhook.state}>
          {reported || <code className="text-sm wrap-anywhere">{webhook.event}</code>}
        </Titled>
      ),
      who: (
        <span className="wrap-anywhere">
          {joined([reported ? words.report : sender(webhook), attempts(webhook.attempts)])}
        </span>
      ),
      ...(webhook.webhookId && {
        from: <TextLink href={paths.webhook(webhook.webhookId)}>{words.delivery}</TextLink>,
      }),
      ...(webhook.problem && { children: webhook.problem }),
    };
  };
  const changed = (change: AuditEntry) => {
    const { objectType, objectId, objectName, ip } = change;
    if (objectId === recordId || !objectName) return {};
    const name = objectType === 'Booking' ? words.order(objectName) : objectName;
    return {
      from: (
        <>
          {objectType === 'Booking' ? <TextLink href={paths.booking(objectId)}>{name}</TextLink> : name}
          {ip && ` · ${ip}`}
        </>
      ),
    };
  };
  return (entry: TimelineEntry) => {
    if (entry.change) return changed(entry.change);
    if (entry.email) return mailed(entry.email);
    if (entry.money) return paid(entry.money);
    if (entry.job) return worked(entry.job);
    if (entry.webhook) return delivered(entry.webhook);
    return {};
  };
}
