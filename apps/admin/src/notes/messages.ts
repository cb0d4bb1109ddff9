import type { NotedType } from '@caravan/sdk';
import { plural, t } from '@lingui/core/macro';

const types: Record<NotedType, string> = {
  Member: t`User`,
  Trip: t`Trip`,
  Booking: t`Booking`,
  Host: t`Host`,
  Operator: t`Operator`,
  Itinerary: t`Itinerary`,
};

export const words = {
  types,
  notes: t`Notes`,
  help: t`Only admins and support see notes and tags.`,
  tags: t`Tags`,
  tagsHelp: t`Press Enter to add a new one.`,
  tagsFailed: t`We couldn’t save the tags`,
  find: (tag: string) => t`Records tagged “${tag}”`,
  others: t`Also tagged`,
  nothing: t`Nothing else has this tag.`,
  loadFailed: t`We couldn’t load the notes`,
  retry: t`Try again`,
  write: t`Write a note`,
  placeholder: t`What should your team know?`,
  save: t`Save note`,
  saved: t`Note saved`,
  edit: t`Edit`,
  remove: t`Delete`,
  editTitle: t`Edit note`,
  deleted: t`Note deleted`,
  undo: t`Undo`,
  edited: (when: string) => t`edited ${when}`,
  count: (n: number) => plural(n, { one: '# note', other: '# notes' }),
  none: t`No notes yet.`,
  cancel: t`Cancel`,
};
