/** The preview of a trip's public page (H-067, H-075). */
export const words = {
  trips: 'Trips',
  preview: 'Preview',
  back: 'Back to the trip',
  /** Stands for the trip's name where it is not known. */
  trip: 'Trip',
  isPublic: 'This is the page everybody sees.',
  notPublic: (until: string) =>
    `Only who has this page’s link sees it before the launch. The link works until ${until}.`,
  view: 'Screen',
  views: { desktop: 'Desktop', phone: 'Phone' },
  open: 'Open in a new tab',
  frame: (trip: string) => `Page of ${trip}`,
  none: 'No page to show yet',
  copyFailed: 'Error',
  linkEnds: (until: string) => `Your page is not public yet: this link shows a preview until ${until}.`,
  linkLater: (url: string) => `From the launch on, your page is ${url}.`,
};
