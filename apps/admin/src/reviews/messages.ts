import { t } from '@lingui/core/macro';

export const words = {
  title: t`Reviews`,
  description: t`What travelers say shows right away. Read it here, and hide what must not stay.`,
  search: t`Search reviews`,
  state: t`State`,
  allStates: t`All states`,
  states: { waiting: t`To read`, shown: t`Shown`, hidden: t`Hidden` },
  hiddenStates: { waiting: t`To read, hidden until then`, shown: t`Shown`, hidden: t`Hidden` },
  columns: {
    review: t({ message: 'Review', context: 'of a trip' }),
    rating: t`Rating`,
    trip: t`Trip`,
    by: t`By`,
    at: t`Written`,
    state: t`State`,
  },
  noWords: t`No comment`,
  reason: (reason: string) => t`Hidden: ${reason}`,
  keep: t`Keep`,
  kept: t`The review stays.`,
  show: t`Show again`,
  hide: t`Hide`,
  empty: t`No reviews here`,
  emptyText: t`Travelers are asked two and seven days after a trip.`,
  hiding: {
    title: t`Hide review`,
    text: (name: string) =>
      t`It disappears from all pages and averages. ${name} reads your reason and can change the review.`,
    reason: t`Reason`,
    required: t`Say why the review is hidden. Its author reads it.`,
    done: t`The review is hidden.`,
  },
};
