import type { Booking } from '@caravan/sdk';
import { factsOf, tell } from '@caravan/shell/events';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { words } from './messages.ts';

/** A visa reminder with where to apply, for those whom the server selects (T-030). */
export function VisaCard({ booking, className }: { booking: Booking; className?: string | undefined }) {
  const format = useFormat();
  const url = booking.visa?.applyUrl;
  return (
    <Card title={words.visa} {...(className && { className })}>
      <p className="text-muted">{words.visaText(format.countryNamed(booking.trip.country))}</p>
      {url && (
        <LinkButton
          href={url}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          className="mt-5"
          onPress={() => tell('visaApply', factsOf(booking))}
        >
          {words.visaApply}
        </LinkButton>
      )}
    </Card>
  );
}
