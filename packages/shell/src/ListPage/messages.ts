import { t } from '@lingui/core/macro';

export const words = {
  columns: t`Columns`,
  download: t`Download CSV`,
  views: t`Views`,
  nothingText: t`Try other words, or take a filter away.`,
  clear: t`Clear search and filters`,
};
