import type { RequestQuestions } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { useState } from 'react';
import { MessageForm } from './MessageForm.tsx';
import { words } from './messages.ts';
import { Thread } from './Thread.tsx';

export type QuestionsCardProps = {
  questions: RequestQuestions;
  requestId: string;
  /** Whose page it is on. */
  reader: 'host' | 'operator' | 'staff';
};

/** What a request's host and operator asked each other. Messages that were unread stay marked while it is open. */
export function QuestionsCard({ questions, requestId, reader }: QuestionsCardProps) {
  const { threads, canWrite, unread } = questions;
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const arrived = threads
    .flatMap(({ messages }) => messages)
    .filter((message) => message.unread && !fresh.has(message.id));
  if (arrived.length > 0) setFresh(new Set([...fresh, ...arrived.map(({ id }) => id)]));
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {words.title}
          {unread > 0 && (
            <Badge tone="accent" size="sm">
              {words.unread(unread)}
            </Badge>
          )}
        </span>
      }
      description={words.help[reader]}
    >
      <div className="flex flex-col gap-6">
        {threads.length === 0 ? (
          <p className="text-sm text-muted">{words.none}</p>
        ) : (
          <ul className="flex flex-col gap-5">
            {threads.map((thread) => (
              <Thread
                key={thread.id}
                thread={thread}
                fresh={fresh}
                requestId={canWrite ? requestId : undefined}
              />
            ))}
          </ul>
        )}
        {canWrite && reader !== 'staff' && !isAsking && (
          <Button variant="secondary" className="self-start" onPress={() => setAsking(true)}>
            {words.ask}
          </Button>
        )}
        {canWrite && reader !== 'staff' && isAsking && (
          <MessageForm
            requestId={requestId}
            label={words.question[reader]}
            sendLabel={words.send}
            done={words.sent}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </Card>
  );
}
