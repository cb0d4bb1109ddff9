import type { Booking } from '@caravan/sdk';
import { useTenant } from '@caravan/shell/useTenant';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { words } from './messages.ts';

/** Cancelling goes through support (T-129). */
export function CancelCard({ booking }: { booking: Booking }) {
  const { supportEmail } = useTenant();
  if (!supportEmail) return null;
  const subject = encodeURIComponent(words.cancelSubject(booking.orderId));
  return (
    <Card title={words.cancelTitle}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">{words.cancelText}</p>
        <LinkButton href={`mailto:${supportEmail}?subject=${subject}`} variant="secondary">
          {words.emailSupport}
        </LinkButton>
      </div>
    </Card>
  );
}
