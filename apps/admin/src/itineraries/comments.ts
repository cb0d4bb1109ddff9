import type { Itinerary, ReviewComment } from '@caravan/sdk';
import { createContext, useContext, useEffect, useState } from 'react';

/** What a comment is about: a field by its name, or a service. */
export type Place = Pick<ReviewComment, 'field' | 'serviceId'>;

const isAt = (place: Place) => (one: ReviewComment) =>
  one.field === place.field && one.serviceId === place.serviceId;

/** The comments with another text at a place; an empty one takes the comment away. */
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
  /** Absent where nothing can be sent back. */
  say?: (place: Place, text: string) => void;
}

export const ReviewContext = createContext<Review>({ comments: [] });

export function useCommentAt(place: Place) {
  const { comments, say } = useContext(ReviewContext);
  return { text: comments.find(isAt(place))?.text, say };
}

/**
 * The comments of a review that is not decided yet. They are kept for as long as the window is open and the version is
 * the same, so that a look at another page does not lose them; before the first, those of the review before stand there.
 */
export function useReview(itinerary: Itinerary): Review & { clear: () => void } {
  const { id, version, reviewComments = [], availableActions } = itinerary;
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
