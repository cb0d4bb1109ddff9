import type { BookingDispute, DisputeStatus } from '@caravan/sdk';
import { getGetDisputeFileUrl } from '@caravan/sdk/client';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { type Fact, Facts } from '@caravan/ui/Facts';
import { TextLink } from '@caravan/ui/TextLink';
import { Timeline } from '@caravan/ui/Timeline';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { words } from './messages.ts';

const EvidenceDialog = lazy(() => import('./EvidenceDialog.tsx'));

const tones: Record<DisputeStatus, 'warning' | 'blue' | 'green' | 'red'> = {
  needsResponse: 'warning',
  underReview: 'blue',
  won: 'green',
  lost: 'red',
};

export type DisputeCardProps = { dispute: BookingDispute };

/** A dispute: its status, the deadline for a response, what happened, and the possible responses. */
export function DisputeCard({ dispute: given }: DisputeCardProps) {
  const format = useFormat();
  // What was saved since the dispute was loaded: the dialog may open again before the next load.
  const [changed, setChanged] = useState<{ from: BookingDispute; to: BookingDispute }>();
  const dispute = changed?.from === given ? changed.to : given;
  const [open, setOpen] = useState<'answer' | 'accept'>();
  const { id, amountMinor, currency, customer, reason, status, dueBy, trail, evidence, files } = dispute;
  const can = new Set(dispute.availableActions);
  const close = () => setOpen(undefined);
  const facts: Fact[] = files.map(({ kind, name }) => ({
    id: kind,
    label: words.files.kinds[kind],
    value: (
      <TextLink href={getGetDisputeFileUrl(id, kind)} download={name} className="wrap-anywhere">
        {name}
      </TextLink>
    ),
  }));
  if (can.size === 0 && evidence.explanation)
    facts.unshift({
      id: 'explanation',
      label: words.sent,
      value: <span className="whitespace-pre-line">{evidence.explanation}</span>,
    });
  return (
    <Card
      title={words.title(format.money(amountMinor, currency))}
      description={words.by(customer, reason)}
      actions={<Badge tone={tones[status]}>{words.statuses[status]}</Badge>}
      {...(can.size > 0 && {
        footer: (
          <div className="flex flex-wrap gap-2">
            {can.has('answer') && <Button onPress={() => setOpen('answer')}>{words.answer}</Button>}
            {can.has('accept') && (
              <Button variant="ghost" onPress={() => setOpen('accept')}>
                {words.accept}
              </Button>
            )}
          </div>
        ),
      })}
    >
      <div className="flex flex-col gap-5">
        {dueBy && can.has('answer') && <p className="font-medium">{words.dueBy(format.instant(dueBy))}</p>}
        <Timeline
          look="log"
          label={words.trail}
          entries={trail.map(({ at, text }) => ({ id: at + text, marker: format.instant(at), title: text }))}
        />
        {facts.length > 0 && <Facts layout="columns" items={facts} />}
      </div>
      <Suspense fallback={null}>
        {open === 'answer' && (
          <EvidenceDialog
            dispute={dispute}
            onChange={(change) =>
              setChanged((last) => ({ from: given, to: change(last?.from === given ? last.to : given) }))
            }
            onClose={close}
          />
        )}
      </Suspense>
      {open === 'accept' && <AcceptDialog dispute={dispute} onClose={close} />}
    </Card>
  );
}
