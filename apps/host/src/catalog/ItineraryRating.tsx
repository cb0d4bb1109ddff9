import { useGetReviewReport } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Star } from 'lucide-react';
import { words } from './messages.ts';

export type ItineraryRatingProps = { id: string };

/** Travelers' rating of an itinerary. Renders nothing without ratings, or when they fail to load (H-517, H-518). */
export function ItineraryRating({ id }: ItineraryRatingProps) {
  const format = useFormat();
  const report = useGetReviewReport(id, { query: { throwOnError: false, retry: false } }).data;
  if (report?.overallRating === undefined) return null;
  return (
    <Badge onArtwork icon={<Star aria-hidden />}>
      {words.rated(format.number(report.overallRating), report.responses)}
    </Badge>
  );
}
