import { expect, it } from 'vitest';
import { moved, sent, topped } from './options.ts';

const list = ['a', 'b', 'c'].map((id) => ({ id, name: id, top: id === 'a' }));
const order = (options: readonly { id: string }[]) => options.map((o) => o.id).join('');

it('moves an option, and never past the ends', () => {
  expect(order(moved(list, 'c', -1))).toBe('acb');
  expect(order(moved(list, 'a', 1))).toBe('bac');
  expect(order(moved(list, 'a', -1))).toBe('abc');
  expect(order(moved(list, 'c', 1))).toBe('abc');
});

it('has one top option, and is sent in its order', () => {
  expect(sent(topped(moved(list, 'c', -2), 'c'))).toEqual([
    { itineraryId: 'c', topRecommended: true },
    { itineraryId: 'a', topRecommended: false },
    { itineraryId: 'b', topRecommended: false },
  ]);
});
