import type { Itinerary } from '@caravan/sdk';
import { updateItinerary } from '@caravan/sdk/client';
import { getGetItineraryQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { RadioCards } from '@caravan/ui/RadioCards';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

/** Whether hosts request listed departures, or any date that a validity period covers. */
export function DatesChoice({ itinerary }: { itinerary: Itinerary }) {
  const client = useQueryClient();
  const change = useChange(updateItinerary, {
    done: words.switched,
    onEnd: () => setAsking(undefined),
    onDone: (saved) => client.setQueryData(getGetItineraryQueryKey(itinerary.id), saved),
  });
  const [asking, setAsking] = useState<string>();
  return (
    <>
      <RadioCards
        label={words.how}
        columns={2}
        value={itinerary.itineraryInventoryEnabled ? 'departures' : 'periods'}
        onChange={setAsking}
        isDisabled={change.isPending}
        options={[
          { id: 'departures', title: words.departures, description: words.departuresText },
          { id: 'periods', title: words.periods, description: words.periodsText },
        ]}
      />
      <ConfirmDialog
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() =>
          change.run(itinerary.id, {
            version: itinerary.version,
            itineraryInventoryEnabled: asking === 'departures',
          })
        }
        isPending={change.isPending}
        title={asking === 'departures' ? words.toDepartures : words.toPeriods}
        confirmLabel={words.change}
      >
        {words.changeText}
      </ConfirmDialog>
    </>
  );
}
