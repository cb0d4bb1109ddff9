import { expect, it } from 'vitest';
import { mayBeSignedIn } from './signedInHint.ts';

it.each([
  ['', false],
  ['language=de', false],
  ['language=de; caravan_signed_in=1', true],
  ['caravan_signed_in=', false],
  ['not_caravan_signed_in=1', false],
])('%s: %s', (cookies, may) => expect(mayBeSignedIn(cookies)).toBe(may));
