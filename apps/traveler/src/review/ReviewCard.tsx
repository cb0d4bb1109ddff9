import type { Booking, MyReview } from '@caravan/sdk';
import { saveMyReview } from '@caravan/sdk/client';
import { getGetMyReviewQueryKey, useGetMyReview } from '@caravan/sdk/react-query';
import { Form } from '@caravan/shell/Form';
import { useChange } from '@caravan/shell/useChange';
import { given, useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Rating } from '@caravan/ui/Rating';
import { RatingField } from '@caravan/ui/RatingField';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextArea } from '@caravan/ui/TextArea';
import { useState } from 'react';
import { words } from './messages.ts';

/** A traveler's editable review of a completed trip: stars and text (T-109). */
export function ReviewCard({ booking }: { booking: Booking }) {
  const { data, isError, refetch } = useGetMyReview(booking.trip.id, {
    query: { meta: { errorToast: false } },
  });
  const [editing, setEditing] = useState(false);
  if (isError || !data) {
    return (
      <Card title={words.title} className="lg:col-span-3">
        {isError ? (
          <ErrorState compact level={3} title={words.failed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </Card>
    );
  }
  if (data.rating !== undefined && !editing) {
    return <Said review={data} rating={data.rating} onChange={() => setEditing(true)} />;
  }
  if (!data.open) return null;
  return <ReviewForm booking={booking} review={data} onDone={() => setEditing(false)} />;
}

type SaidProps = { review: MyReview; rating: number; onChange: () => void };

function Said({ review, rating, onChange }: SaidProps) {
  const format = useFormat();
  return (
    <Card
      title={words.yours}
      className="lg:col-span-3"
      actions={
        review.open && (
          <Button size="sm" variant="secondary" onPress={onChange}>
            {words.change}
          </Button>
        )
      }
    >
      {review.hiddenReason && (
        <Alert tone="warning" title={words.hidden} className="mb-4">
          <p className="whitespace-pre-line">{review.hiddenReason}</p>
          <p>{words.hiddenText}</p>
        </Alert>
      )}
      <Rating label={words.rating} value={rating} />
      {review.comment && <p className="mt-3 max-w-prose whitespace-pre-line">{review.comment}</p>}
      {review.savedAt && (
        <p className="mt-2 text-sm text-muted">{words.savedOn(format.instant(review.savedAt, 'date'))}</p>
      )}
      {!review.open && review.reason && <p className="mt-2 text-sm text-muted">{review.reason}</p>}
    </Card>
  );
}

type ReviewFormProps = { booking: Booking; review: MyReview; onDone: () => void };

type ReviewValues = { rating: number | null; comment: string };

function ReviewForm({ booking, review, onDone }: ReviewFormProps) {
  const { id, name } = booking.trip;
  const save = useChange(saveMyReview, {
    failed: 'here',
    done: words.saved,
    refresh: [getGetMyReviewQueryKey(id)],
    onDone,
  });
  const values: ReviewValues = { rating: review.rating ?? null, comment: review.comment ?? '' };
  const form = useForm({
    values,
    check: ({ rating }) => (rating === null ? { rating: words.ratingNeeded } : {}),
    send: ({ rating, comment }) => save.send(id, { rating: rating!, ...given({ comment: comment.trim() }) }),
  });
  return (
    <Card title={words.title} description={words.lead(name)} className="lg:col-span-3">
      <Form form={form} className="grid max-w-prose gap-5">
        <RatingField label={words.rating} {...form.field('rating')} isRequired />
        <TextArea label={words.comment} rows={4} limit={4000} {...form.field('comment')} />
        {form.failure && <Alert tone="error">{form.failure}</Alert>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isPending={form.isPending}>
            {words.save}
          </Button>
          {review.rating !== undefined && (
            <Button variant="ghost" onPress={onDone} isDisabled={form.isPending}>
              {words.keep}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
