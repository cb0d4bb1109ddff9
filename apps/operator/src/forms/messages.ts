import { t } from '@lingui/core/macro';

/** Messages of fields that several operator forms share (O-205). */
export const words = {
  placeHelp: t`Search by name or city.`,
  placeNone: t`No places found`,
  placeKept: t`No suggestions. We keep what you typed.`,
  placeFailed: t`We couldn’t search for places. Try again.`,
  oldLocation: t`We've updated our location functionality - search for and confirm the location here.`,
};
