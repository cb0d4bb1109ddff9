import type { RequestMessage, RequestThread } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { MessageForm } from './MessageForm.tsx';
import { words } from './messages.ts';

export type ThreadProps = {
  thread: RequestThread;
  /** The messages that were unread when they were shown first. */
  fresh: ReadonlySet<string>;
  /** The request, for those who can write. */
  requestId?: string | undefined;
};

/** A question with everything written about it. */
export function Thread({ thread, fresh, requestId }: ThreadProps) {
  const { id, open, answerable, messages } = thread;
  const [isWriting, setWriting] = useState(false);
  return (
    <li className="flex flex-col gap-4 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <Badge tone={open ? 'warning' : 'green'} dot size="sm">
        {open ? words.open : words.answered}
      </Badge>
      <ol className="flex flex-col gap-4">
        {messages.map((message) => (
          <Message key={message.id} message={message} isFresh={fresh.has(message.id)} />
        ))}
      </ol>
      {requestId && !isWriting && (
        <Button
          size="sm"
          variant={answerable ? 'primary' : 'ghost'}
          className={answerable ? 'self-start' : '-ms-3 self-start'}
          onPress={() => setWriting(true)}
        >
          {answerable ? words.answer : words.more}
        </Button>
      )}
      {requestId && isWriting && (
        <MessageForm
          requestId={requestId}
          threadId={id}
          label={answerable ? words.yours : words.addition}
          sendLabel={answerable ? words.sendAnswer : words.sendMore}
          done={answerable ? words.answerSent : words.moreSent}
          onClose={() => setWriting(false)}
        />
      )}
    </li>
  );
}

function Message({ message, isFresh }: { message: RequestMessage; isFresh: boolean }) {
  const format = useFormat();
  const { author, byHost, at, text, mine } = message;
  return (
    <li className={`border-s-2 ps-4 ${mine ? 'border-line-strong' : 'border-accent-text'}`}>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
        <span className="font-medium wrap-anywhere">{author}</span>
        <span className="text-muted">{byHost ? words.sides.host : words.sides.operator}</span>
        <time dateTime={at} className="tabular text-muted">
          {format.instant(at)}
        </time>
        {isFresh && (
          <Badge tone="accent" size="sm">
            {words.fresh}
          </Badge>
        )}
      </p>
      <p className={`mt-1 whitespace-pre-line wrap-anywhere ${text ? '' : 'text-muted'}`}>
        {text || words.removed}
      </p>
    </li>
  );
}
