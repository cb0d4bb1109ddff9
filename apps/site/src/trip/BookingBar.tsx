import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { useOpenedHere } from '@caravan/shell/useOpenedHere';
import { SimpleButton } from '@caravan/ui/SimpleButton';
import { lazy, Suspense, useState } from 'react';
import { useIsLive } from '../frame/useIsLive.ts';
import { BookingCard } from './BookingCard.tsx';
import { stageWords, words } from './messages.ts';
import { stageOf } from './stage.ts';

const BookingSheet = lazy(() => import('./BookingSheet.tsx'));

/** On small screens: the price and the main button, always within reach. */
export function BookingBar({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const [shown, show, close] = useOpenedHere('book');
  // The server renders the page without overlays, which are the browser's.
  const isLive = useIsLive();
  const open = shown !== undefined && isLive;
  const stage = stageWords[stageOf(trip)];
  const book = () => {
    setAsked(true);
    show('open');
  };
  return (
    <div className={`lg:hidden ${trip.bookable ? 'sticky bottom-0 z-30' : ''}`}>
      {trip.bookable ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <p className="tabular leading-tight">
              <span className="block text-lg font-medium">
                {format.money(trip.fromPriceMinor, trip.currency, { trim: true })}
              </span>
              <span className="text-[0.8125rem] text-muted">{words.spotsLeft(trip.spotsLeft)}</span>
            </p>
            <SimpleButton size="lg" onPress={book}>
              {words.book}
            </SimpleButton>
            <noscript>
              <p className="text-sm font-medium">{words.noScripts}</p>
            </noscript>
          </div>
          {(asked || open) && (
            <Suspense fallback={null}>
              <BookingSheet trip={trip} isOpen={open} onClose={close} />
            </Suspense>
          )}
        </>
      ) : (
        <section aria-label={stage.badge} className="border-t border-line bg-raised px-5 py-8">
          <BookingCard trip={trip} />
        </section>
      )}
    </div>
  );
}
