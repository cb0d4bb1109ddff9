import { describe, expect, it } from 'vitest';
import * as zod from './gen/rest/zod.ts';
import * as msw from './msw.ts';

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { message: string } };
}

const schemas = zod as unknown as Record<string, Schema | undefined>;
const mocks = Object.entries(msw)
  .map(([name, make]) => ({
    operation: /^get(.+)ResponseMock$/.exec(name)?.[1],
    make: make as () => { data?: unknown },
  }))
  .filter(
    (mock): mock is { operation: string; make: () => { data?: unknown } } => mock.operation !== undefined,
  );

describe('mocks', () => {
  it('exist for every call', () => {
    expect(mocks.length).toBeGreaterThan(60);
  });

  for (const { operation, make } of mocks) {
    const schema =
      schemas[`${operation}Response`] ??
      schemas[`${operation[0]?.toLowerCase()}${operation.slice(1)}Response`];
    if (!schema) continue;
    it(`${operation} has the contract's form`, () => {
      const result = schema.safeParse(make().data);
      expect(result.error?.message).toBeUndefined();
    });
  }
});

describe('answeredBy', () => {
  it('answers what a handler is for, and 404 for the rest', async () => {
    const fetch = msw.answeredBy(msw.getListMySessionsMockHandler({ success: true, data: { items: [] } }));
    const known = await fetch('http://localhost/api/me/sessions');
    expect(await known.json()).toEqual({ success: true, data: { items: [] } });
    const unknown = await fetch('http://localhost/api/me/nothing');
    expect(unknown.status).toBe(404);
  });
});
