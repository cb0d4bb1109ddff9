import { t } from '@lingui/core/macro';

/** The photos of an itinerary or a trip (H-378, O-137). */
export const words = {
  light: t`Light`,
  cover: t`Cover`,
  makeCover: (n: number) => t`Make photo ${n} the cover`,
  removePhoto: (n: number) => t`Remove photo ${n}`,
  choosePhotos: t`Choose posters`,
  uploadPhoto: t`Add your own photo`,
  uploadTitle: t`Your own photo`,
  uploadHelp: t`JPEG, PNG, or WebP, under 2 MB. You choose the section to show.`,
  tooLarge: t`Image must be under 2mb.`,
  photoText: t`What the photo shows`,
  photoTextHelp: t`Read aloud to people who cannot see it.`,
  photoTextMissing: t`Say what the photo shows`,
  photoMissing: t`Choose a photo`,
  addPhoto: t`Add photo`,
  cancel: t`Cancel`,
  earlier: (n: number) => t`Move photo ${n} forward`,
  later: (n: number) => t`Move photo ${n} back`,
  photosFull: t`You can add up to 10 photos.`,
  done: t`Done`,
};

/** How many photos an itinerary or a trip has at most. */
export const photoLimit = 10;
