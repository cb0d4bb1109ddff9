import type { PublicTrip } from '@caravan/sdk';
import { useTenant } from '@caravan/shell/useTenant';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type WaitlistLinkProps = {
  trip: Pick<PublicTrip, 'tripPath'>;
  /** Shows a secondary button instead of the main one with its reason. */
  compact?: boolean;
};

/** Link to the waitlist of a trip with too few spots. Renders nothing if the marketplace has no waitlist. */
export function WaitlistLink({ trip, compact = false }: WaitlistLinkProps) {
  const { features } = useTenant();
  if (!features.waitlist) return null;
  const href = paths.waitlist(trip.tripPath);
  if (compact) {
    return (
      <LinkButton size="sm" variant="secondary" href={href}>
        {words.join}
      </LinkButton>
    );
  }
  return (
    <>
      <p className="mt-4 text-sm text-muted">{words.lead}</p>
      <LinkButton size="lg" className="mt-5 w-full" href={href}>
        {words.join}
      </LinkButton>
    </>
  );
}
