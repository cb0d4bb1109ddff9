import { plural } from '@lingui/core/macro';

/** Counted nouns in the page's language. */
export const counts = {
  travelers: (n: number) => plural(n, { one: '# traveler', other: '# travelers' }),
  people: (n: number) => plural(n, { one: '# person', other: '# people' }),
  parties: (n: number) => plural(n, { one: '# party', other: '# parties' }),
  spots: (n: number) => plural(n, { one: '# spot', other: '# spots' }),
  years: (n: number) => plural(n, { one: '# year', other: '# years' }),
  days: (n: number) => plural(n, { one: '# day', other: '# days' }),
  hours: (n: number) => plural(n, { one: '# hour', other: '# hours' }),
  minutes: (n: number) => plural(n, { one: '# minute', other: '# minutes' }),
};
