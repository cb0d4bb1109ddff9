import { plural, t } from '@lingui/core/macro';

export const words = {
  now: t`To do:`,
  done: t`Done`,
  all: (n: number) => plural(n, { one: 'Show all # item', other: 'Show all # items' }),
};
