import type { Trip, TripPart, TripSide } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { sendBackTrip } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { Button } from '@caravan/ui/Button';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { TextArea } from '@caravan/ui/TextArea';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { approvalWords as words } from './approvalMessages.ts';

/** Sends a part of a trip back with a reason, or holds its earnings report. */
export function SendBack({ trip, part }: { trip: Trip; part: TripPart }) {
  const send = useChange(sendBackTrip, { failed: 'here' });
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState<TripSide[]>([]);
  const [error, setError] = useState<string>();
  const w = words.parts[part];
  const people: Record<TripSide, string | undefined> = {
    host: trip.host?.displayName ?? trip.hostName,
    operator: trip.operator?.displayName ?? trip.operatorName,
  };
  const submit = async () => {
    setError(undefined);
    try {
      await send.send(trip.id, { version: trip.version, part, reason: reason.trim(), tell });
      setOpen(false);
      setReason('');
      toast({ title: w.done });
    } catch (cause) {
      const { message, fields } = toApiError(cause);
      setError(fields.reason ?? message);
    }
  };
  return (
    <>
      <Button size="sm" variant="secondary" onPress={() => setOpen(true)}>
        {w.action}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void submit()}
        title={w.title}
        confirmLabel={w.action}
        isPending={send.isPending}
        error={error}
      >
        <div className="flex flex-col gap-4">
          <p className="text-muted">
            {part === 'earningsReport'
              ? words.held
              : words.tells(people[part === 'page' ? 'host' : 'operator'] ?? '')}
          </p>
          {part === 'earningsReport' && (
            <CheckboxGroup
              label={words.tell}
              value={tell}
              onChange={(next) => setTell(next as TripSide[])}
              options={[
                { id: 'host', label: words.host(people.host ?? '') },
                { id: 'operator', label: words.operator(people.operator ?? '') },
              ]}
            />
          )}
          <TextArea
            label={words.reason}
            value={reason}
            onChange={setReason}
            rows={4}
            limit={1000}
            isRequired
            autoFocus
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
