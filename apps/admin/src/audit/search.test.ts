import { expect, it } from 'vitest';
import { paramsOf } from './params.ts';
import { readSearch } from './search.ts';

it('takes from an address what it knows and nothing else', () => {
  expect(
    readSearch({ action: 'trip', from: '2026-03-01', to: 'soon', standIns: 'yes', actor: '', x: 1 }),
  ).toEqual({
    action: 'trip',
    from: '2026-03-01',
  });
  expect(readSearch({ standIns: true, as: 'u1' })).toEqual({ standIns: true, as: 'u1' });
});

it('asks for no action that it does not offer', () => {
  expect(paramsOf({ action: 'trip' })).toEqual({ action: 'trip' });
  expect(paramsOf({ action: 'DROP TABLE' })).toEqual({});
  expect(paramsOf({ action: 'toString' })).toEqual({});
});

it('asks for whole days, the last one included', () => {
  const {
    from = '',
    to = '',
    ...rest
  } = paramsOf({ from: '2026-03-01', to: '2026-03-01', actor: 'u1', as: 'u2' });
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60 * 1000);
  expect(new Date(from).getHours()).toBe(0);
  expect(rest).toEqual({ actorId: 'u1', actingAsId: 'u2' });
});
