import type { OpeningWatchedAbout } from './openingWatchedAbout.ts';

export interface OpeningWatched {
  /** What the email will be about: this trip or the host's next trip. */
  about: OpeningWatchedAbout;
}
