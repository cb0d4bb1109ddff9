import { plural, t } from '@lingui/core/macro';

/** Messages about a host's companions, for hosts and admins (H-396 to H-400). */
export const companionWords = {
  title: t`Companions`,
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
  submittedOn: (day: string) => t`Submitted ${day}`,
  free: (n: number) =>
    plural(n, { one: '# free spot for a companion', other: '# free spots for companions' }),
};
