import { plural, t } from '@lingui/core/macro';

/** Messages of the printed itinerary (O-217). */
export const words = {
  open: t`Print`,
  print: t`Print itinerary`,
  download: t`Download PDF`,
  back: t`Back`,
  hint: t`Print this page or save it as a PDF.`,
  days: t`Day by day`,
  logistics: t`Good to know`,
  arrival: t`Arrive at`,
  departure: t`Depart from`,
  cities: t`Stops`,
  group: t`Group size`,
  travelers: (minimum: number, maximum: number) =>
    minimum === maximum
      ? plural(minimum, { one: '# traveler', other: '# travelers' })
      : t`${minimum}–${maximum} travelers`,
  length: (days: number) => plural(days, { one: '# day', other: '# days' }),
  host: t`Host`,
  code: t`Operator code`,
  id: (shortId: string) => t`ID# ${shortId}`,
};
