import { t } from '@lingui/core/macro';

/** Messages for the photos of an itinerary or trip (H-378, O-137). */
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
  photosFull: (n: number) => t`You can add up to ${n} photos.`,
  removed: t`Photo removed.`,
  undo: t`Undo`,
  describe: (n: number) => t`Describe photo ${n}`,
  noText: t`No description yet`,
  keepText: t`Save`,
  moved: (n: number, of: number) => t`Photo moved to position ${n} of ${of}`,
  done: t`Done`,
};

/** Names of the scenes on built-in posters. The keys are those of the server's artwork. */
export const scenes = {
  mountains: t`Mountains`,
  coast: t`Coast`,
  islands: t`Islands`,
  highlands: t`Highlands`,
  lake: t`Lake`,
  fjord: t`Fjord`,
  jungle: t`Jungle`,
  savanna: t`Savanna`,
  desert: t`Desert`,
  canyon: t`Canyon`,
  volcano: t`Volcano`,
  vineyard: t`Vineyard`,
  ricefield: t`Rice terraces`,
  temple: t`Temple`,
  oldtown: t`Old town`,
  hilltown: t`Town on a hill`,
  duomo: t`Cathedral town`,
  pueblo: t`Whitewashed town`,
  medina: t`Medina`,
  city: t`City`,
  reef: t`Reef`,
  tundra: t`Tundra`,
};

/** Names of the light that a poster is drawn in. */
export const lights = {
  dawn: t`Dawn`,
  noon: t`Noon`,
  dusk: t`Dusk`,
  sunset: t`Sunset`,
  night: t`Night`,
  spring: t`Spring`,
  autumn: t`Fall`,
  monsoon: t`Monsoon`,
  frost: t`Frost`,
  ochre: t`Ochre`,
  lagoon: t`Lagoon`,
  rose: t`Rose`,
};

/** Text alternative for a poster. */
export const posterText = (scene: string, light: string) => t`${scene} (${light})`;

/** Maximum number of photos of an itinerary or trip. */
export const photoLimit = 10;
