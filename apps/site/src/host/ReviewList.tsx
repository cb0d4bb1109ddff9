import { listPublicHostReviews } from '@caravan/sdk/client';
import { getListPublicHostReviewsQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { usePages } from '@caravan/shell/usePages';
import { SimpleButton } from '@caravan/ui/SimpleButton';
import { Rating } from '@caravan/ui/Rating';
import { BadgeCheck } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { words } from './messages.ts';

/** Reviews per page. */
export const reviewPageSize = 6;

export type ReviewListProps = {
  path: string;
  /** Loads the next page immediately, because the visitor has already pressed the button. */
  isMore?: boolean;
};

/** Travelers' reviews of a host's trips. Renders nothing if there are none, or if reviews are hidden. */
export function ReviewList({ path, isMore = false }: ReviewListProps) {
  const format = useFormat();
  const call = useCallback(
    (params: Parameters<typeof listPublicHostReviews>[1]) => listPublicHostReviews(path, params),
    [path],
  );
  const keyOf = useCallback(
    (params: Parameters<typeof listPublicHostReviews>[1]) => getListPublicHostReviewsQueryKey(path, params),
    [path],
  );
  const list = usePages(call, keyOf, {}, { limit: reviewPageSize, throwOnError: false });
  const { first } = list;
  const begun = useRef(false);
  useEffect(() => {
    if (!isMore || begun.current) return;
    begun.current = true;
    list.loadMore();
  });
  if (!first || !list.items || list.items.length === 0) return null;
  return (
    <section aria-labelledby="host-reviews" className="mt-4 mb-12 border-t border-line pt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="host-reviews" className="display-title">
          {words.reviews}
        </h2>
        {first.overallRating !== undefined && (
          <p className="tabular flex items-center gap-3">
            <Rating label={words.rating} value={first.overallRating} />
            <span className="text-lg font-medium">{format.number(first.overallRating)}</span>
            <span className="text-sm text-muted">{words.responses(first.responses)}</span>
          </p>
        )}
      </div>
      <ul className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {list.items.map((review) => (
          <li key={review.id} className="min-w-0">
            <Rating label={words.ratingOf(review.firstName)} value={review.rating} />
            {review.comment && (
              <blockquote className="mt-3 leading-relaxed break-words whitespace-pre-line">
                {review.comment}
              </blockquote>
            )}
            <p className="mt-3 text-sm text-muted">
              {review.firstName} · {review.tripName} · {format.instant(review.savedAt)}
            </p>
            <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
              <BadgeCheck aria-hidden className="size-4 shrink-0 text-accent" /> {words.verified}
            </p>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <SimpleButton
          variant="secondary"
          className="mt-10"
          isPending={list.isLoadingMore}
          onPress={list.loadMore}
        >
          {words.moreReviews}
        </SimpleButton>
      )}
    </section>
  );
}
