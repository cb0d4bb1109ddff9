import type { TripStatus } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { homeStatusWords, tripStatusWords } from '../words/tripWords.ts';

export type TripStatusBadgeProps = {
  status?: TripStatus;
  /** The status of the host's home, where the answer carries one; it wins over `status`. */
  homeStatus?: string;
  onArtwork?: boolean;
  size?: 'sm' | 'md';
};

/** A trip's status in the colours of the product. */
export function TripStatusBadge({ status, homeStatus, ...look }: TripStatusBadgeProps) {
  const known = (homeStatus && homeStatusWords[homeStatus]) || (status && tripStatusWords[status]);
  if (!known) return null;
  return (
    <Badge tone={known.tone} dot {...look}>
      {known.word}
    </Badge>
  );
}
