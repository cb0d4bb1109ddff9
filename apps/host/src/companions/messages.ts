import { plural, t } from '@lingui/core/macro';

/** Messages for entering and submitting companions (H-330, H-401, H-591). */
export const words = {
  places: (n: number) =>
    plural(n, {
      one: 'This trip has # free spot for a companion of yours.',
      other: 'This trip has # free spots for companions of yours.',
    }),
  none: t`This trip has no free spots for companions.`,
  save: t`Save draft`,
  saved: t`Companions saved`,
  kept: t`Draft saved`,
  submit: t`Submit`,
  submitted: t`Companions were submitted`,
  confirmTitle: t`Submit companions?`,
  confirmText: t`Companion information can't be changed once submitted`,
  cancel: t`Cancel`,
};
