import { ApiError } from '@caravan/sdk';
import { expect, it, vi } from 'vitest';
import { applyFieldErrors } from './applyFieldErrors.ts';

const form = () => ({ setError: vi.fn(), getValues: vi.fn(() => ({ name: '', rooms: [] })) });
type Values = { name: string; rooms: { type: string }[] };
const error = (fields: Record<string, string>) => new ApiError(422, 'invalid', 'Wrong', fields);

it('shows messages at the fields and focuses the first', () => {
  const f = form();
  expect(applyFieldErrors<Values>(f as never, error({ name: 'a', 'rooms[1].type': 'b' }))).toBe(true);
  expect(f.setError).toHaveBeenNthCalledWith(
    1,
    'name',
    { type: 'server', message: 'a' },
    { shouldFocus: true },
  );
  expect(f.setError).toHaveBeenNthCalledWith(
    2,
    'rooms.1.type',
    { type: 'server', message: 'b' },
    { shouldFocus: false },
  );
});

it('says when no field of the form is meant', () => {
  expect(applyFieldErrors<Values>(form() as never, error({ other: 'x' }))).toBe(false);
  expect(applyFieldErrors<Values>(form() as never, new Error('network'))).toBe(false);
});

it('maps names of the contract to those of the form', () => {
  const f = form();
  applyFieldErrors<Values>(f as never, error({ 'trip.name': 'x' }), { 'trip.name': 'name' });
  expect(f.setError).toHaveBeenCalledWith('name', expect.anything(), { shouldFocus: true });
});
