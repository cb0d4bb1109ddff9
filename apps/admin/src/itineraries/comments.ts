import type { Itinerary, ReviewComment } from '@caravan/sdk';
import { createContext, useContext, useEffect, useState } from 'react';

/** What a comment is about: a field, one thing of a field by its path, such as days/2, or a service. */
export type Place = Pick<ReviewComment, 'field' | 'serviceId'>;

const isAt = (place: Place) => (one: ReviewComment) =>
  one.field === place.field && one.serviceId === place.serviceId;

/** Replaces the comment at a place; an empty text removes it. */
function withComment(
  comments: readonly ReviewComment[],
  place: Place,
  text: string,
): readonly ReviewComment[] {
  const others = comments.filter((one) => !isAt(place)(one));
  return text.trim() ? [...others, { ...place, text: text.trim() }] : others;
}

export interface Review {
  comments: readonly ReviewComment[];
  /** Undefined when nothing can be returned to the operator. */
  say?: (place: Place, text: string) => void;
  /** Whether hosts have never seen the itinerary, so that all of it is new to the reviewer. */
  isFirst?: boolean;
}

export const ReviewContext = createContext<Review>({ comments: [] });

export function useCommentAt(place: Place) {
  const { comments, say } = useContext(ReviewContext);
  const { text, resolved } = comments.find(isAt(place)) ?? {};
  return { text, resolved, say };
}

export const useIsFirst = () => useContext(ReviewContext).isFirst ?? false;

/**
 * The comments of a review in progress. They are kept while the window is open and the version is unchanged,
 * so that visiting another page doesn't lose them; initially, those of the previous review are shown.
 */
export function useReview(itinerary: Itinerary): Review & { clear: () => void } {
  const { id, version, liveVersion, reviewComments = [], availableActions } = itinerary;
  const key = `review.${id}.${version}`;
  const [draft, setDraft] = useState<{ key: string; comments: readonly ReviewComment[] }>();
  const own = draft?.key === key ? draft.comments : (kept(key) ?? reviewComments);
  useEffect(() => {
    if (draft) sessionStorage.setItem(draft.key, JSON.stringify(draft.comments));
  }, [draft]);
  const open = availableActions?.some(({ action }) => action === 'sendBack') ?? false;
  if (!open) return { comments: reviewComments, clear: () => undefined };
  return {
    comments: own,
    isFirst: !liveVersion,
    say: (place, text) => setDraft({ key, comments: withComment(own, place, text) }),
    clear: () => {
      sessionStorage.removeItem(key);
      setDraft(undefined);
    },
  };
}

function kept(key: string): readonly ReviewComment[] | undefined {
  const stored = sessionStorage.getItem(key);
  return stored ? (JSON.parse(stored) as ReviewComment[]) : undefined;
}
