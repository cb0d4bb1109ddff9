import { paths } from '../paths.ts';

/** The trip page's whole address, to be copied and sent. */
export const tripPageUrl = (tripPath: string) =>
  new URL(paths.tripPage(tripPath), window.location.origin).href;
