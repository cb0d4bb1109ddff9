import type { ItinerarySummary } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { Sparkles, Zap } from 'lucide-react';
import { words } from './messages.ts';

export type ItineraryBadgesProps = { itinerary: ItinerarySummary };

/** Tier, recommendation, and instant approval, on the picture (H-096). */
export function ItineraryBadges({ itinerary }: ItineraryBadgesProps) {
  const recommended = itinerary.topRecommended
    ? words.topRecommended
    : itinerary.recommended
      ? words.recommended
      : null;
  return (
    <>
      <Badge onArtwork>{words.tier(itinerary.tier)}</Badge>
      {recommended && (
        <Badge onArtwork tone="accent" icon={<Sparkles aria-hidden />}>
          {recommended}
        </Badge>
      )}
      {itinerary.instantApproval && (
        <Badge onArtwork tone="green" icon={<Zap aria-hidden />}>
          {words.instant}
        </Badge>
      )}
    </>
  );
}
