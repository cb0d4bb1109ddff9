import { plural, t } from '@lingui/core/macro';

/** The host's companions (H-330, H-396 to H-401, H-591). */
export const words = {
  title: t`Companions`,
  places: (n: number) =>
    plural(n, {
      one: 'This trip has # free spot for a companion of yours.',
      other: 'This trip has # free spots for companions of yours.',
    }),
  none: t`This trip has no free spots for companions.`,
  companion: (n: number) => t`Companion ${n}`,
  firstName: t`First Name`,
  lastName: t`Last Name`,
  dateOfBirth: t`Date Of Birth`,
  email: t`Email`,
  required: (field: string) => t`${field} is required`,
  badEmail: t`Invalid email format`,
  add: t`Add companion`,
  remove: (n: number) => t`Remove companion ${n}`,
  removeShort: t`Remove`,
  save: t`Save draft`,
  saved: t`Companions saved`,
  kept: t`Draft saved`,
  submit: t`Submit`,
  submitted: t`Companions were submitted`,
  submittedOn: (day: string) => t`Submitted ${day}`,
  confirmTitle: t`Submit companions?`,
  confirmText: t`Companion information can't be changed once submitted`,
  cancel: t`Cancel`,
};
