import type { Booking } from '@caravan/sdk';
import { useBarred } from '@caravan/shell/useBarred';
import { useTenant } from '@caravan/shell/useTenant';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { paths } from '../paths.ts';
import { words } from './card/messages.ts';
import { useCancellationOffer } from './useCancellation.ts';

/** How to cancel: on the page, after a prompt about a balance due (T-130), or through support (T-129). */
export function CancelCard({ booking }: { booking: Booking }) {
  const { data: offer, isError, refetch } = useCancellationOffer(booking);
  const barred = useBarred('cancelBooking');
  if (!offer) {
    return (
      <Card title={words.title}>
        {isError ? (
          <ErrorState compact level={3} title={words.failed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-11" />
        )}
      </Card>
    );
  }
  if (!offer.canCancel) return <SupportCard booking={booking} why={offer.reason} />;
  return (
    <Card title={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">{words.text}</p>
        {barred ? (
          <Button variant="danger-quiet" disabledReason={barred}>
            {words.cancel}
          </Button>
        ) : (
          <LinkButton
            href={
              booking.dueMinor > 0 ? paths.payBalance(booking.trip.id) : paths.cancelBooking(booking.trip.id)
            }
            variant="danger-quiet"
          >
            {words.cancel}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

function SupportCard({ booking, why }: { booking: Booking; why: string | undefined }) {
  const { supportEmail } = useTenant();
  if (!supportEmail) return null;
  const subject = encodeURIComponent(words.subject(booking.orderId));
  return (
    <Card title={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">{why ?? words.supportText}</p>
        <LinkButton href={`mailto:${supportEmail}?subject=${subject}`} variant="secondary">
          {words.emailSupport}
        </LinkButton>
      </div>
    </Card>
  );
}
