import { plural, t } from '@lingui/core/macro';

export const words = {
  title: t`Exports`,
  description: t`Files you asked for. They’re written in the background, and an email brings you the link.`,
  bookings: t`Export all bookings`,
  journal: t`Export journal`,
  journalTitle: t`Export the journal of a period`,
  journalText: t`One line for each entry of the books. The lines of a transaction add up to zero.`,
  from: t`First day`,
  to: t`Last day`,
  missing: t`This field is required`,
  started: t`Export started`,
  columns: {
    file: t`File`,
    kind: t`Kind`,
    state: t`State`,
    progress: t`Lines`,
    asked: t`Asked for`,
    ends: t`Kept until`,
  },
  kinds: {
    bookings: t`Bookings`,
    journal: t`Journal`,
    audience: t`Audience`,
    tripTravelers: t`Travelers of a trip`,
  } as Record<string, string>,
  states: {
    pending: t`Waiting`,
    running: t`Being written`,
    success: t`Ready`,
    failure: t`Failed`,
    expired: t`Expired`,
  },
  of: (done: string, total: string) => t`${done} of ${total}`,
  lines: (n: number) => plural(n, { one: '# line', other: '# lines' }),
  empty: t`No exports yet`,
  emptyText: t`Export bookings or the journal, and find the files here.`,
};
