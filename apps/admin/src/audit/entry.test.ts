import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actionWords } from './entry.ts';
import { words } from './messages.ts';

const root = `${import.meta.dirname}/../../../../`;
// Strings that look like an action but aren't: events only for the feed, and names of files, fields, and settings.
const none = /\.(pdf|ics|css|yaml|kept|partner_approved|wallets)$/;

/** The actions that the server writes to the log, read from its sources. */
function writtenActions(): string[] {
  const kinds = new Set(Object.keys(words.actions).map((action) => action.split('.')[0]));
  const files = execFileSync('git', ['ls-files', 'backend/domain', 'backend/flow', 'backend/app'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.go') && !file.endsWith('_test.go'));
  const sources = files.map((file) => readFileSync(root + file, 'utf8'));
  const found = sources.flatMap((source) =>
    [...source.matchAll(/"(([a-z_]+)\.[a-z_]+)"/g)]
      .filter(([, action = '', kind]) => kinds.has(kind ?? '') && !none.test(action))
      .map(([, action = '']) => action),
  );
  const composed = sources.flatMap((source) => [
    ...[...source.matchAll(/^\tAct\w+ +ActionName = "(\w+)"/gm)].map(([, name]) => `trip.${name}`),
    ...[...source.matchAll(/^\t\w+ +Action += "(\w+)"/gm)].map(([, name]) => `payout.${name}`),
  ]);
  return [...new Set([...found, ...composed])].sort();
}

it('every action that the server writes has words', () => {
  const all = writtenActions();
  expect(all.length).toBeGreaterThan(130);
  expect(all).toContain('trip.cancel_launch_rule');
  expect(all).toContain('payout.release');
  expect(all.filter((action) => !words.actions[action])).toEqual([]);
});

it('words actions, also those it does not know', () => {
  expect(actionWords('trip.approve_pricing')).toBe('Pricing approved');
  expect(actionWords('booking.refund_paid')).toBe('Booking: refund paid');
  expect(actionWords('sign-in')).toBe('Sign in');
});
