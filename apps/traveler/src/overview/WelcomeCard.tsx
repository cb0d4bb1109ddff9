import { useProfile } from '@caravan/shell/useProfile';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ArrowRight } from 'lucide-react';
import { shows } from '../bookings/bookings.ts';
import { CalendarMenu } from '../calendar/CalendarMenu.tsx';
import { paths } from '../paths.ts';
import { useOpenTrip } from '../trip/TripContext.ts';
import { words } from './messages.ts';

/** 'Welcome {name}!' with the next step (T-026). */
export function WelcomeCard() {
  const { trip, booking } = useOpenTrip();
  const { firstName } = useProfile();
  const itinerary = { href: paths.trip(trip.id, 'itinerary'), label: words.doItinerary };
  const steps = {
    sign: { text: words.nextSign },
    pay: { text: words.nextPay, href: paths.payment(trip.id), label: words.doPay },
    form: { text: words.nextForm, href: paths.trip(trip.id, 'trip-form'), label: words.doForm },
    ready: { text: words.nextReady, ...itinerary },
    waiting: { text: words.nextWaiting },
    host: { text: words.nextHost, ...itinerary },
  };
  const step: { text: string; href?: string; label?: string } = steps[booking?.nextStep ?? 'host'];
  return (
    <section className="flex flex-wrap items-end justify-between gap-6 rounded-lg bg-accent-soft p-6 sm:p-8 lg:col-span-3">
      <div className="min-w-0">
        {booking?.daysToStart !== undefined && (
          <p className="kicker mb-2">{words.daysToGo(booking.daysToStart)}</p>
        )}
        <h2 className="display text-[clamp(2rem,1.5rem+1.8vw,3rem)]">{words.welcome(firstName)}</h2>
        <p className="mt-2 text-lg">{step.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {step.href && (
          <LinkButton href={step.href} size="lg">
            {step.label}
            <ArrowRight aria-hidden />
          </LinkButton>
        )}
        {booking && shows('calendar', booking) && <CalendarMenu trip={trip} />}
      </div>
    </section>
  );
}
