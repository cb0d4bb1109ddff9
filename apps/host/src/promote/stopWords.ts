import { plural, t } from '@lingui/core/macro';

/** Messages for stopping an email that is being sent. */
export const stopWords = {
  stop: t`Stop sending`,
  title: (name: string) => t`Stop sending “${name}”?`,
  confirm: t`Stop sending`,
  goOn: t`Keep sending`,
  has: (n: number) => plural(n, { one: '# person already has it.', other: '# people already have it.' }),
  never: (n: number) => plural(n, { one: '# won’t get it.', other: '# won’t get it.' }),
  final: t`You cannot start it again.`,
  over: t`It has already gone out.`,
  done: t`Email stopped`,
  got: (n: number) => plural(n, { one: '# person got it.', other: '# people got it.' }),
  progress: (sent: string, of: string) => t`${sent} of ${of} sent`,
  stopped: (sent: string, of: string) => t`Stopped after ${sent} of ${of}`,
  undelivered: (n: number) => plural(n, { one: '# not delivered', other: '# not delivered' }),
  uncertain: (n: number) => plural(n, { one: '# may not have arrived', other: '# may not have arrived' }),
};
