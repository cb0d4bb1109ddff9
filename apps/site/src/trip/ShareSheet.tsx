import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { artworkAs } from '@caravan/shell/artworkAs';
import { CopyField } from '@caravan/ui/CopyField';
import { Dialog } from '@caravan/ui/Dialog';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Mail } from 'lucide-react';
import { words } from './messages.ts';

export type ShareSheetProps = { trip: PublicTrip; isOpen: boolean; onClose: () => void };

/** Copies or emails the trip's URL, for devices without a share sheet. */
export default function ShareSheet({ trip, isOpen, onClose }: ShareSheetProps) {
  const format = useFormat();
  const address = window.location.origin + window.location.pathname;
  const mail = `mailto:?subject=${encodeURIComponent(trip.name)}&body=${encodeURIComponent(`${trip.tripSummary}\n\n${address}`)}`;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.shareTitle}>
      <div className="flex items-center gap-4">
        <img
          src={artworkAs(trip.hero.url, 'square')}
          alt=""
          className="size-20 rounded-md bg-sunken object-cover"
        />
        <div className="min-w-0">
          <p className="display text-xl">{trip.name}</p>
          <p className="tabular mt-1 text-sm text-muted">
            {trip.destination} · {format.dateRange(trip.startDate, trip.endDate)}
          </p>
        </div>
      </div>
      <CopyField className="mt-6" label={words.shareLink} value={address} />
      <LinkButton href={mail} variant="secondary" className="mt-4 w-full" icon={<Mail />}>
        {words.shareMail}
      </LinkButton>
    </Dialog>
  );
}
