import { plural } from '@caravan/shell/format';
/** The printed itinerary (O-217). */
export const words = {
  open: 'Print',
  print: 'Print itinerary',
  back: 'Back',
  hint: 'Print this page or save it as a PDF.',
  days: 'Day by day',
  logistics: 'Good to know',
  arrival: 'Arrive at',
  departure: 'Depart from',
  cities: 'Stops',
  group: 'Group size',
  travelers: (minimum: number, maximum: number) =>
    minimum === maximum ? plural(minimum, 'traveler') : `${minimum}–${maximum} travelers`,
  length: (days: number) => plural(days, 'day'),
  host: 'Host',
  code: 'Operator code',
  id: (shortId: string) => `ID# ${shortId}`,
};
