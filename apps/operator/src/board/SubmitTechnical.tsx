import type { BoardItem } from '@caravan/sdk';
import { updateTrip } from '@caravan/sdk/client';
import { getGetTripBoardQueryKey, getGetTripQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { useState } from 'react';
import { technicalWords } from '../trips/messages.ts';
import { words } from './messages.ts';

/** Submits a trip's technical itinerary from its card (O-096). */
export function SubmitTechnical({ item }: { item: BoardItem }) {
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const submit = useChange(updateTrip, {
    done: technicalWords.done,
    failed: { title: technicalWords.failedTitle, message: technicalWords.failed },
    refresh: [getGetTripQueryKey(item.id)],
    refreshRefused: [getGetTripBoardQueryKey()],
    onEnd: () => setAsking(false),
  });
  const action = words.actions.technical;
  return (
    <>
      <Button size="sm" aria-label={words.actionFor(action, item.name)} onPress={() => setAsking(true)}>
        {action}
      </Button>
      {asking && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(false)}
          onConfirm={() =>
            submit.run(item.id, { version: item.version, operatorTechnicalItineraryApproved: true })
          }
          title={technicalWords.title}
          confirmLabel={action}
          isPending={submit.isPending}
        >
          <p className="mb-4 font-medium">
            {item.name}{' '}
            <span className="font-normal text-muted">
              · {format.dateRange(item.startDate, item.endDate)} · {item.hostName}
            </span>
          </p>
          <p>{technicalWords.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
