import { faker } from '@faker-js/faker';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, operations } from './contract.testing.ts';
import * as msw from './msw.ts';

const answered = operations.filter((operation) => operation.data);
const document = {
  type: 'object',
  properties: Object.fromEntries(answered.map(({ name, data }) => [name, data])),
  $defs: contract.components.schemas,
};
const inOne = JSON.stringify(document).replaceAll('#/components/schemas/', '#/$defs/');
const schemas = z.fromJSONSchema(JSON.parse(inOne) as z.core.JSONSchema.JSONSchema) as z.ZodObject<
  Record<string, z.ZodType>
>;
const mocks = msw as unknown as Record<string, (() => { data?: unknown }) | undefined>;

describe('mocks', () => {
  beforeEach(() => {
    faker.seed(1);
  });

  it('exist for every call', () => {
    expect(answered.length).toBeGreaterThan(300);
  });

  for (const { name, pascal } of answered) {
    it(`${pascal} has the contract's form`, () => {
      const result = schemas.shape[name]?.safeParse(mocks[`get${pascal}ResponseMock`]?.().data);
      expect(result?.error?.message).toBeUndefined();
      expect(result?.success).toBe(true);
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
