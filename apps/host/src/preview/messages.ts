import { t } from '@lingui/core/macro';

/** Messages for the preview of a trip's public page (H-067, H-075). */
export const words = {
  trips: t`Trips`,
  preview: t`Preview`,
  back: t`Back to trip`,
  /** Fallback for an unknown trip name. */
  trip: t`Trip`,
  isPublic: t`This is the page everyone sees.`,
  notPublic: (until: string) =>
    t`Until you launch, only people with the link can see this page. The link works until ${until}.`,
  view: t`Screen`,
  views: { desktop: t`Desktop`, phone: t`Phone` },
  open: t`Open in a new tab`,
  frame: (trip: string) => t`${trip} page`,
  none: t`No page to show yet`,
  copyFailed: t`Error`,
  linkEnds: (until: string) => t`Your page isn’t public yet. This link shows a preview until ${until}.`,
  linkLater: (url: string) => t`After you launch, your page will be at ${url}.`,
};
