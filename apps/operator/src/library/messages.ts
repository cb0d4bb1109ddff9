import { plural, t } from '@lingui/core/macro';

/** Messages for reusable services (O-036, O-188, O-237). */
export const words = {
  open: t`From your library`,
  panel: t`Your library`,
  panelText: t`Drag a service into a day, or press it to add it to the day you’re looking at.`,
  title: (day: number) => t`Add to day ${day} from your library`,
  search: t`Search your library`,
  type: t`Type`,
  allTypes: t`All types`,
  add: t`Add`,
  addNamed: (name: string) => t`Add ${name}`,
  remove: (name: string) => t`Remove ${name} from the library`,
  removed: t`Removed from your library. Itineraries keep theirs.`,
  found: (shown: number, all: number) => t`${shown} of ${all}`,
  more: t`Show more`,
  empty: t`Your library is empty`,
  emptyText: t`Choose “Save to library” on a service to use it in other itineraries and trips.`,
  nothing: t`No services match your search.`,
  save: t`Save to library`,
  saved: t`Saved to your library`,
  close: t`Close`,
  count: (n: number) => plural(n, { one: '# service', other: '# services' }),
};
