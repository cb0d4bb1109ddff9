import type { PaymentResult, PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { useOptionalProfile } from '@caravan/shell/useProfile';
import { useTenant } from '@caravan/shell/useTenant';
import { Artwork } from '@caravan/ui/Artwork';
import { LinkButton } from '@caravan/ui/LinkButton';
import { TextLink } from '@caravan/ui/TextLink';
import { Check } from 'lucide-react';
import { paths } from '../paths.ts';
import { artworkAs } from '@caravan/shell/artworkAs';
import { words } from './messages.ts';

export type DoneStepProps = { trip: PublicTrip; result: PaymentResult };

/** The completed booking: its order, what was paid, and what comes next. */
export function DoneStep({ trip, result }: DoneStepProps) {
  const format = useFormat();
  const profile = useOptionalProfile();
  const { demo, mailInboxUrl } = useTenant();
  const next = [
    result.activationMailed
      ? [words.nextMail, words.nextMailText]
      : [words.nextSignedIn, words.nextSignedInText],
    trip.happening
      ? [trip.statusText, words.nextConfirmedText]
      : [words.nextConfirm, words.nextConfirmText(trip.minimumSpots)],
  ];
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_26rem] lg:gap-16">
      <div>
        <p className="kicker flex items-center gap-2 text-green">
          <span className="grid size-6 place-items-center rounded-full bg-green-soft">
            <Check aria-hidden className="size-3.5" strokeWidth={3} />
          </span>
          {words.doneKicker}
        </p>
        <h1 className="display mt-4 text-[clamp(2.25rem,1.5rem+2.6vw,4rem)]">
          {words.doneTitle(result.tripName ?? trip.name)}
        </h1>
        <p className="tabular mt-4 text-lg text-muted">
          {result.amountMinor > 0
            ? words.doneText(format.money(result.amountMinor, result.currency))
            : words.doneFreeText}
        </p>
        {result.orderId && (
          <p className="tabular mt-8 inline-flex items-baseline gap-3 rounded-md border border-dashed border-line-strong px-5 py-3">
            <span className="kicker">{words.orderId}</span>
            <span className="text-xl font-medium tracking-wide">{result.orderId}</span>
          </p>
        )}
        <h2 className="display mt-12 text-2xl">{words.nextTitle}</h2>
        <ol className="mt-5 grid gap-6">
          {next.map(([title, text], i) => (
            <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
              <span aria-hidden className="display text-2xl text-accent-text">
                {i + 1}
              </span>
              <div>
                <p className="font-medium">{title}</p>
                <p className="mt-0.5 max-w-prose text-muted">{text}</p>
                {i === 0 && result.activationMailed && demo && mailInboxUrl && (
                  <p className="mt-1 text-sm">
                    <TextLink href={mailInboxUrl}>{words.demoInbox}</TextLink>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        <LinkButton
          href={profile ? paths.travelerTrips : paths.login(paths.travelerTrips)}
          size="lg"
          className="mt-10"
        >
          {words.portal}
        </LinkButton>
      </div>
      <Artwork
        src={artworkAs(trip.hero.url, 'portrait')}
        alt=""
        aspect="4/5"
        className="hidden lg:block"
        eager
      />
    </div>
  );
}
