import { t } from '@lingui/core/macro';

/** Informal gatherings (H-145, H-387 to H-393). */
export const gatheringWords = {
  title: t`Informal Gatherings`,
  hint: t`Informal gatherings are free; they do not raise the price.`,
  none: t`No gatherings yet.`,
  add: t`Add Gathering`,
  closed: t`This trip no longer takes new gatherings.`,
  edit: t`Edit`,
  editOf: (name: string) => t`Edit ${name}`,
  remove: t`Delete`,
  removeOf: (name: string) => t`Delete ${name}`,
  removeTitle: (name: string) => t`Delete ${name}?`,
  removeText: t`Travelers will no longer see it in the itinerary.`,
  removed: t`Gathering deleted`,
  saved: t`Gathering saved`,
  save: t`Save`,
  cancel: t`Cancel`,
  name: t`Name`,
  day: t`Day`,
  description: t`Description`,
  required: (field: string) => t`${field} is required`,
};
