import { plural, t } from '@lingui/core/macro';

/** Writing again what has gone out: a draft with the words of an email, for everybody or for who did not get it. */
export const copyWords = {
  duplicate: t`Duplicate`,
  title: (name: string) => t`Duplicate “${name}”?`,
  text: t`You get a draft with the same subject and message. Nothing is sent until you turn it on.`,
  audience: t`Who it goes to`,
  missed: t`Only those who didn’t get it`,
  uncertain: t`Those who didn’t get it, or may not have`,
  twice: (n: number) =>
    plural(n, {
      one: '# person may not have it, and could get it twice.',
      other: '# people may not have it, and could get it twice.',
    }),
  everyone: t`Everyone on your list, also those who have it`,
  confirm: t`Create draft`,
  done: t`Draft created`,
  now: t`It goes out within a minute once it’s turned on and saved.`,
  toMissed: (people: string) => t`Goes to ${people} on your list who didn’t get it before.`,
  sendTitle: (people: string) => t`Send to ${people} now?`,
  sendText: t`It goes out within a minute. You can stop it while it is being sent.`,
  send: t`Send now`,
  later: t`Not yet`,
};
