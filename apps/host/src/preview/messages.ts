/** The preview of a trip's public page (H-067, H-075). */
export const words = {
  trips: 'Trips',
  preview: 'Preview',
  back: 'Back to trip',
  /** Stands for the trip's name where it is not known. */
  trip: 'Trip',
  isPublic: 'This is the page everyone sees.',
  notPublic: (until: string) =>
    `Until you launch, only people with the link can see this page. The link works until ${until}.`,
  view: 'Screen',
  views: { desktop: 'Desktop', phone: 'Phone' },
  open: 'Open in a new tab',
  frame: (trip: string) => `${trip} page`,
  none: 'No page to show yet',
  copyFailed: 'Error',
  linkEnds: (until: string) => `Your page isn’t public yet. This link shows a preview until ${until}.`,
  linkLater: (url: string) => `After you launch, your page will be at ${url}.`,
};
