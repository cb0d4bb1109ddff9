import type { GroundTransfer } from '@caravan/sdk';
import { useTenant } from '@caravan/shell/useTenant';
import { TextLink } from '@caravan/ui/TextLink';
import { words } from './messages.ts';

/** A link to support for a ride that could not be changed (T-242). */
export function RideSupport({ ride }: { ride: GroundTransfer }) {
  const { supportEmail } = useTenant();
  if (!supportEmail) return null;
  const subject = encodeURIComponent(words.supportSubject(ride.journey.code));
  return <TextLink href={`mailto:${supportEmail}?subject=${subject}`}>{words.support}</TextLink>;
}
