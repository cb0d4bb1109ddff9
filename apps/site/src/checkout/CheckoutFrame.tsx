import { getGetPublicTripQueryOptions } from '@caravan/sdk/react-query';
import { RoutePending } from '@caravan/shell/RoutePending';
import { useRunningPayment } from '@caravan/shell/runningPayment';
import { useTripVisit } from '@caravan/shell/tracking';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { ConnectionBanner } from '@caravan/shell/ConnectionBanner';
import { Stepper } from '@caravan/ui/Stepper';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainLink } from '../frame/PlainLink.tsx';
import { Wordmark } from '../frame/Wordmark.tsx';
import { type CheckoutStep, paths } from '../paths.ts';
import { AlreadyBooked } from './AlreadyBooked.tsx';
import { CheckoutContext } from './CheckoutContext.ts';
import { useDraft } from './draft.ts';
import { HoldEnded } from './HoldEnded.tsx';
import { HoldTimer } from './HoldTimer.tsx';
import { words } from './messages.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { SoldOutNotice } from './SoldOutNotice.tsx';
import { StartBooking } from './StartBooking.tsx';
import { useHold } from './useHold.ts';

export type CheckoutFrameProps = {
  tripPath: string;
  step: CheckoutStep;
  notice?: ReactNode;
  children: ReactNode;
};

const steps: CheckoutStep[] = ['travelers', 'rooms', 'pay', 'done'];

/** The frame of the booking flow: steps, time left, price, and what to do when the hold is gone. */
export function CheckoutFrame({ tripPath, step, notice, children }: CheckoutFrameProps) {
  const trip = useLoaded(getGetPublicTripQueryOptions({ path: tripPath }));
  usePageTitle(trip.name, words.steps[step]);
  useTripVisit(step === 'done' ? false : trip.id, 'begin_checkout');
  const draft = useDraft(tripPath);
  const holding = useHold(trip);
  const { hold, state } = holding;
  const done = step === 'done' && draft.result !== undefined;
  // A payment in progress is tracked to its end, whatever happens to the hold.
  const running = useRunningPayment(draft.hold && `hold.${draft.hold.id}`);
  const paying = step === 'pay' && running;
  const open = !done && hold !== undefined && (state === 'active' || paying);

  // The selection stays in view from the first step to the last.
  const beside = !done && state !== 'booked' && (open || trip.bookable);

  return (
    <div className="flex min-h-dvh flex-col">
      <ConnectionBanner />
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 px-5 py-2 sm:px-8">
          <Wordmark className="text-ink" />
          {!done && (
            <PlainLink
              href={paths.trip(tripPath)}
              className="inline-flex items-center gap-2 text-sm text-muted!"
            >
              <ArrowLeft aria-hidden className="size-4" />
              {words.leave}
            </PlainLink>
          )}
        </div>
      </header>
      <main
        id="content"
        className={`mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 content-start gap-x-16 px-5 pt-8 pb-40 sm:px-8 lg:pt-12 lg:pb-24 ${
          beside ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''
        }`}
      >
        <div className="min-w-0">
          <Stepper
            label={words.stepper}
            current={step}
            steps={steps.map((id, i) => ({
              id,
              label: words.steps[id],
              ...(open && i < steps.indexOf(step) && { href: paths.book(tripPath, id) }),
            }))}
          />
          {notice}
          {open && <HoldTimer id={hold.id} expiresAt={hold.expiresAt} />}
          {holding.soldOut && <SoldOutNotice trip={trip} draft={draft} holding={holding} />}
          <div className="mt-10">
            {done ? (
              children
            ) : open ? (
              <CheckoutContext value={{ ...holding, trip, draft, hold }}>{children}</CheckoutContext>
            ) : state === 'loading' ? (
              <RoutePending />
            ) : state === 'booked' ? (
              <AlreadyBooked trip={trip} />
            ) : state === 'ended' ? (
              <HoldEnded draft={draft} holding={holding} />
            ) : (
              <StartBooking trip={trip} draft={draft} holding={holding} />
            )}
          </div>
        </div>
        {beside && (
          <aside className={open ? 'hidden lg:block' : 'mt-10 lg:mt-0'}>
            <div className="sticky top-8">
              <OrderSummary trip={trip} isUpdating={holding.isTaking} {...(open && { hold })} />
            </div>
          </aside>
        )}
        {open && <OrderSheet trip={trip} hold={hold} isUpdating={holding.isTaking} />}
      </main>
    </div>
  );
}
