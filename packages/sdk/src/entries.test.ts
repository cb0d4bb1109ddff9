import { describe, expect, it } from 'vitest';
import { createCaravan } from './caravan.ts';
import * as client from './client.ts';
import { operations } from './contract.testing.ts';
import * as msw from './msw.ts';
import * as reactQuery from './react-query.ts';

/** The names that an entry point should export but doesn't. */
function missing(entry: object, names: string[]): string[] {
  return names.filter((name) => typeof Reflect.get(entry, name) !== 'function');
}

describe('every operation of the contract', () => {
  it('is in the contract that is read', () => {
    expect(operations.length).toBeGreaterThan(300);
  });

  it('is a call', () => {
    const names = operations.map(({ name }) => name);
    expect(missing(client, names)).toEqual([]);
    expect(missing(createCaravan({ baseUrl: 'https://acme.example' }).api, names)).toEqual([]);
  });

  it('is a hook, and has options and a key when it asks', () => {
    const asked = operations.filter(({ verb }) => verb === 'get');
    const names = [
      ...operations.map(({ pascal }) => `use${pascal}`),
      ...asked.flatMap(({ pascal }) => [`get${pascal}QueryOptions`, `get${pascal}QueryKey`]),
    ];
    expect(missing(reactQuery, names)).toEqual([]);
  });

  it('has a mock', () => {
    const names = operations.flatMap(({ pascal }) => [`get${pascal}MockHandler`, `get${pascal}ResponseMock`]);
    expect(missing(msw, names)).toEqual([]);
  });
});
