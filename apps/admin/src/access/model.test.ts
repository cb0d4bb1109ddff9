import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kindWords, stepWords } from './messages.ts';
import { links, permits } from './model.ts';

it('every kind, relation and permission of the model has words', () => {
  const model = readFileSync(`${import.meta.dirname}/../../../../backend/gen/permission/model.go`, 'utf8');
  const kinds = [...model.matchAll(/^\t"(\w+)": \{\n([\s\S]*?)^\t\},/gm)];
  expect(kinds.length).toBeGreaterThan(10);
  for (const [, kind = '', body = ''] of kinds) {
    for (const [, relation] of body.matchAll(/^\t{3}"(\w+)": +\[\]string/gm)) {
      expect(links[`${kind}.${relation}`], `${kind}.${relation}`).toBeDefined();
    }
    for (const [, permit = ''] of body.matchAll(/^\t{3}"(\w+)": +\{\{/gm)) {
      expect(permits[permit], permit).toBeDefined();
    }
    expect(kindWords(kind)).toMatch(/^[A-Z]/);
  }
});

it('shows a relation with the names of both ends', () => {
  const subject = { namespace: 'User', name: 'Ana Ruiz' };
  const object = { namespace: 'Operator', name: 'Atlas' };
  expect(stepWords({ link: 'Operator.members', subject, object })).toBe(
    'Ana Ruiz: Member of the operator “Atlas”',
  );
  expect(stepWords({ link: 'Trip.operators', subject: object })).toBe(
    'Operator “Atlas”: Operator of the trip',
  );
});
