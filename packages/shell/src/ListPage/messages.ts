import { t } from '@lingui/core/macro';

export const words = {
  columns: t`Columns`,
  nothing: t`Nothing matches`,
  nothingText: t`Try other words, or take a filter away.`,
  clear: t`Clear search and filters`,
};
