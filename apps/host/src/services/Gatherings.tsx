import type { Trip } from '@caravan/sdk';
import { serviceTitle } from '@caravan/shell/serviceWords';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { canEditServices, entriesOf } from './entries.ts';
import { EntryList } from './EntryList.tsx';
import { words } from './messages.ts';
import { type Asking, ServiceDialogs } from './ServiceDialogs.tsx';

export type GatheringsProps = { trip: Trip };

/**
 * The trip's informal gatherings: free of charge, and added, edited, and removed by the host (H-145, H-387 to
 * H-393).
 */
export function Gatherings({ trip }: GatheringsProps) {
  const [asking, setAsking] = useState<Asking>();
  const isOpen = canEditServices(trip);
  return (
    <Card
      title={words.gatherings}
      description={words.hint}
      actions={
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden />}
          {...(!isOpen && { disabledReason: words.closed })}
          onPress={() => setAsking({ what: 'add', day: 1 })}
        >
          {words.add}
        </Button>
      }
    >
      <EntryList
        trip={trip}
        entries={entriesOf(trip, 'informalGathering')}
        empty={words.none}
        actions={(entry) =>
          isOpen && (
            <>
              <Button
                size="sm"
                variant="ghost"
                aria-label={words.editOf(serviceTitle(entry.service))}
                onPress={() => setAsking({ what: 'edit', entry })}
              >
                {words.edit}
              </Button>
              <Button
                size="sm"
                variant="danger-quiet"
                aria-label={words.removeOf(serviceTitle(entry.service))}
                onPress={() => setAsking({ what: 'remove', entry })}
              >
                {words.remove}
              </Button>
            </>
          )
        }
      />
      <ServiceDialogs trip={trip} asking={asking} onClose={() => setAsking(undefined)} />
    </Card>
  );
}
