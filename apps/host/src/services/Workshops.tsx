import type { Trip } from '@caravan/sdk';
import { serviceTitle } from '@caravan/shell/serviceWords';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { useState } from 'react';
import { canEditServices, entriesOf, isDescribed } from './entries.ts';
import { EntryList } from './EntryList.tsx';
import { words } from './messages.ts';
import { type Asking, ServiceDialogs } from './ServiceDialogs.tsx';

export type WorkshopsProps = { trip: Trip };

/** The trip's workshop spaces, with what the host does in each (H-144, H-390). */
export function Workshops({ trip }: WorkshopsProps) {
  const [asking, setAsking] = useState<Asking>();
  const isOpen = canEditServices(trip);
  return (
    <Card title={words.workshops}>
      <EntryList
        trip={trip}
        entries={entriesOf(trip, 'workshopSpace')}
        empty={words.noWorkshops}
        note={(entry) => !isDescribed(entry) && isOpen && words.undescribed}
        actions={(entry) =>
          isOpen && (
            <Button
              size="sm"
              variant={isDescribed(entry) ? 'ghost' : 'secondary'}
              onPress={() => setAsking({ what: 'edit', entry })}
            >
              {isDescribed(entry) ? words.edit : words.describe}
              <span className="sr-only"> {serviceTitle(entry.service)}</span>
            </Button>
          )
        }
      />
      <ServiceDialogs trip={trip} asking={asking} onClose={() => setAsking(undefined)} />
    </Card>
  );
}
