import type { TripSummary } from '@caravan/sdk';
import { downloadTripCalendar } from '@caravan/sdk/client';
import { saveFile } from '@caravan/shell/saveFile';
import { useBarred } from '@caravan/shell/useBarred';
import { useChange } from '@caravan/shell/useChange';
import { Button } from '@caravan/ui/Button';
import { Menu } from '@caravan/ui/Menu';
import { CalendarPlus, Download, Rss } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

const Subscribe = lazy(() => import('./Subscribe.tsx').then((m) => ({ default: m.Subscribe })));

/** Adds the trip to the traveler's own calendar: once as a file, or through a URL that the calendar subscribes to. */
export function CalendarMenu({ trip }: { trip: Pick<TripSummary, 'id' | 'name'> }) {
  const [isOpen, setOpen] = useState(false);
  const barred = useBarred('downloadTripCalendar');
  const file = useChange(downloadTripCalendar, { onDone: (ics) => saveFile(ics, `${trip.name}.ics`) });
  const own = barred ? { isDisabled: true, disabledReason: barred } : {};
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="secondary"
            size="lg"
            icon={<CalendarPlus aria-hidden />}
            isPending={file.isPending}
          >
            {words.add}
          </Button>
        }
        items={[
          {
            id: 'download',
            label: words.download,
            icon: <Download aria-hidden />,
            onAction: () => file.run(trip.id),
            ...own,
          },
          {
            id: 'subscribe',
            label: words.subscribe,
            icon: <Rss aria-hidden />,
            onAction: () => setOpen(true),
            ...own,
          },
        ]}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <Subscribe onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
