
/**
 * What the email will be about: this trip or the host's next trip.
 */
export type OpeningWatchedAbout = typeof OpeningWatchedAbout[keyof typeof OpeningWatchedAbout];


export const OpeningWatchedAbout = {
  trip: 'trip',
  host: 'host',
} as const;
