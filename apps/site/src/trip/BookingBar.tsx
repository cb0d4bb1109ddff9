import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { useState } from 'react';
import { BookingCard } from './BookingCard.tsx';
import { stageWords, words } from './messages.ts';
import { stageOf } from './stage.ts';

/** On small screens: price and the one button, always in reach. */
export function BookingBar({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const stage = stageWords[stageOf(trip)];
  return (
    <div className={`lg:hidden ${trip.bookable ? 'sticky bottom-0 z-30' : ''}`}>
      {trip.bookable ? (
        <>
          <div className="flex items-center justify-between gap-4 border-t border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <p className="tabular leading-tight">
              <span className="block text-lg font-medium">
                {format.money(trip.fromPriceMinor, trip.currency, { trim: true })}
              </span>
              <span className="text-[0.8125rem] text-muted">{words.spotsLeft(trip.spotsLeft)}</span>
            </p>
            <Button size="lg" onPress={() => setOpen(true)}>
              {words.book}
            </Button>
          </div>
          <Drawer isOpen={open} onClose={() => setOpen(false)} title={trip.name} side="right" size="md">
            <BookingCard trip={trip} />
          </Drawer>
        </>
      ) : (
        <section aria-label={stage.badge} className="border-t border-line bg-raised px-5 py-8">
          <BookingCard trip={trip} />
        </section>
      )}
    </div>
  );
}
