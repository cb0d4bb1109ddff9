import { t } from '@lingui/core/macro';

/** Messages for a trip's pictures to share elsewhere. */
export const words = {
  shapes: { square: t`Square post`, story: t`Story`, banner: t`Banner` },
  download: (shape: string) => t`Download ${shape}`,
  pictureOf: (shape: string, trip: string) => t`${shape} for ${trip}`,
  failed: t`We couldn’t create this picture. Try again later.`,
};
