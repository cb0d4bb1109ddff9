import type { ModeratedReview } from '@caravan/sdk';
import { moderateReview } from '@caravan/sdk/client';
import { moderateReviewForm } from '@caravan/sdk/forms';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { TextArea } from '@caravan/ui/TextArea';
import { words } from './messages.ts';

const w = words.hiding;

export type HideReviewProps = { review: ModeratedReview; onClose: () => void };

/** Hides a review everywhere, with a reason for its author. */
export default function HideReview({ review, onClose }: HideReviewProps) {
  const hide = useChange(moderateReview, { failed: 'here', done: w.done, onDone: onClose });
  const form = useForm({
    rules: moderateReviewForm,
    values: { reason: review.hiddenReason ?? '' },
    input: ({ reason }) => ({ hidden: true, reason: reason.trim() }),
    check: ({ reason }): Record<string, string> => (reason.trim() ? {} : { reason: w.required }),
    send: (input) => hide.send(review.id, input),
  });
  return (
    <FormDialog
      form={form}
      title={w.title}
      text={w.text(review.firstName)}
      submitLabel={words.hide}
      variant="danger"
      onClose={onClose}
    >
      <TextArea label={w.reason} rows={4} limit={1000} {...form.field('reason')} isRequired autoFocus />
    </FormDialog>
  );
}
