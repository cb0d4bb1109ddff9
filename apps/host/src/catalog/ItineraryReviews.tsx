import type { ListItineraryReviewsParams } from '@caravan/sdk';
import { listItineraryReviews } from '@caravan/sdk/client';
import { getListItineraryReviewsQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { Button } from '@caravan/ui/Button';
import { Rating } from '@caravan/ui/Rating';
import { BadgeCheck } from 'lucide-react';
import { words } from './messages.ts';

/** Travelers' reviews of trips on an itinerary. Renders nothing if there are none, or if reviews are hidden. */
export default function ItineraryReviews({ id }: { id: string }) {
  const format = useFormat();
  const list = useList(
    (page: ListItineraryReviewsParams) => listItineraryReviews(id, page),
    (page) => getListItineraryReviewsQueryKey(id, page),
    {},
    { limit: 6, order: 'here', throwOnError: false },
  );
  if (!list.items?.length) return null;
  return (
    <section aria-labelledby="itinerary-reviews" className="mt-10 border-t border-line pt-10">
      <h2 id="itinerary-reviews" className="display-heading">
        {words.reviews}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {list.items.map((review) => (
          <li key={review.id} className="min-w-0">
            <Rating label={words.ratingOf(review.firstName)} value={review.rating} />
            {review.comment && (
              <blockquote className="mt-2 break-words whitespace-pre-line">{review.comment}</blockquote>
            )}
            <p className="mt-2 text-sm text-muted">
              {review.firstName} · {review.tripName} · {format.instant(review.savedAt, 'date')}
            </p>
            <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
              <BadgeCheck aria-hidden className="size-4 shrink-0 text-accent" /> {words.verified}
            </p>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button variant="secondary" className="mt-8" isPending={list.isLoadingMore} onPress={list.loadMore}>
          {words.moreReviews}
        </Button>
      )}
    </section>
  );
}
