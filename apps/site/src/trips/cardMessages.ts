import { plural, t } from '@lingui/core/macro';

/** Messages of a trip card. */
export const cardWords = {
  from: (price: string) => t`From ${price}`,
  days: (n: number) => plural(n, { one: '# day', other: '# days' }),
  spotsLeft: (n: number) => plural(n, { one: '# spot left', other: '# spots left' }),
  withHost: (name: string) => t`with ${name}`,
  soldOut: t`Sold out`,
  soon: t`Coming soon`,
  sure: t`It’s happening`,
};
