import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Versions`,
  open: t`Versions`,
  columns: { version: t`Version`, at: t`Saved`, by: t`By`, changes: t`Changes` },
  sides: { host: t`Host`, operator: t`Operator`, admin: t`Marketplace` },
  system: t`Automatic`,
  actions: {
    'trip.create': t`First version`,
    'trip.update': t`Page changed`,
    'trip.service_create': t`Service added`,
    'trip.service_update': t`Service changed`,
    'trip.service_delete': t`Service removed`,
  },
  changes: (n: number) => plural(n, { one: '# change', other: '# changes' }),
  none: t`No versions yet`,
  noneText: t`A version is saved each time the page or the days change.`,
  same: t`Nothing differs.`,
  before: t`Previous version`,
  now: t`Current version`,
  compare: t`Compare with`,
  day: (day: number) => t`Day ${day}`,
  kinds: { added: t`Added`, removed: t`Removed`, changed: t`Changed` },
};
