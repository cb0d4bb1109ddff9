import type { Trip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { CopyField } from '@caravan/ui/CopyField';
import { toast } from '@caravan/ui/toast';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { absolute, useTripPage } from './useTripPage.ts';

export type TripPageLinkProps = { trip: Trip; label: string };

/** A copyable link to the trip's page; before the launch, to its preview, labeled as such. */
export function TripPageLink({ trip, label }: TripPageLinkProps) {
  const page = useTripPage(trip);
  const format = useFormat();
  if (!page) return null;
  return (
    <div>
      <CopyField
        label={label}
        value={absolute(page.path)}
        onError={() => toast({ tone: 'error', title: words.copyFailed })}
      />
      {page.expiresAt && (
        <p className="mt-2 text-sm break-words text-muted">
          {words.linkEnds(format.instant(page.expiresAt))}
          {trip.tripPath && ` ${words.linkLater(absolute(paths.tripPage(trip.tripPath)))}`}
        </p>
      )}
    </div>
  );
}
