import { plural, t } from '@lingui/core/macro';

export const words = {
  by: (by: string, at: string) => t`Synced from ${by} · last push ${at}`,
  // A person pushed with their own sign-in, not with a key.
  byPerson: (at: string) => t`Synced · last push ${at}`,
  differences: (n: number) =>
    n === 0 ? t`Nothing differs` : plural(n, { one: '# difference', other: '# differences' }),
  ownWins: t`Your system wins: its next changed push replaces edits.`,
  operatorsWins: t`The operator’s system wins: its next changed push replaces edits.`,
  editsWin: t`Edits here win.`,
  compare: t`Compare`,
};
