import type { PublicTrip } from '@caravan/sdk';
import { SimpleButton } from '@caravan/ui/SimpleButton';
import { CalendarPlus, Share } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PlainLink } from '../frame/PlainLink.tsx';
import { paths } from '../paths.ts';
import { SaveTrip } from '../saved/SaveTrip.tsx';
import { words } from './messages.ts';

// Loaded on first use, and only on devices without a share sheet.
const ShareSheet = lazy(() => import('./ShareSheet.tsx'));

/** Shares the trip, or adds it to a calendar. */
export function TakeAlong({ trip }: { trip: PublicTrip }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const share = async () => {
    if ('share' in navigator) {
      try {
        await navigator.share({ url: window.location.href, title: trip.name, text: trip.tripSummary });
        return;
      } catch (cause) {
        // Dismissing the device's share sheet is a choice, too; devices that can't share get ours.
        if (cause instanceof DOMException && cause.name === 'AbortError') return;
      }
    }
    setAsked(true);
    setOpen(true);
  };
  return (
    <div className="-ms-3 flex flex-wrap items-center gap-1">
      <SimpleButton variant="ghost" icon={<Share />} onPress={() => void share()}>
        {words.share}
      </SimpleButton>
      <PlainLink
        href={paths.calendar(trip.tripPath)}
        download={`${trip.tripPath}.ics`}
        className="inline-flex min-h-10 items-center gap-2 rounded-md! px-3 text-[0.9375rem] font-medium"
      >
        <CalendarPlus aria-hidden className="size-4" />
        {words.calendar}
      </PlainLink>
      <SaveTrip trip={trip} />
      {asked && (
        <Suspense fallback={null}>
          <ShareSheet trip={trip} isOpen={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
