import { expect, it } from 'vitest';
import { changesOf } from '../Changes/changesOf.ts';
import { recordedIn } from './recordedIn.ts';

it('reads the change out of a delivery', () => {
  const body = JSON.stringify({
    type: 'trip.updated',
    data: { before: { name: 'A' }, after: { name: 'B' } },
  });
  expect(changesOf(recordedIn(body))).toEqual([
    { field: 'Name', before: { kind: 'text', text: 'A' }, after: { kind: 'text', text: 'B' } },
  ]);
});

it('takes what is no delivery for no change', () => {
  for (const body of [undefined, '', 'not JSON', '{}', '{"data":{}}']) expect(recordedIn(body)).toEqual({});
});
