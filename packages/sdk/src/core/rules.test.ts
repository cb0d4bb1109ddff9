import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTenantForm, createUserForm, updateUserForm } from '../forms.ts';
import { type FormRules, problemsOf, ruleWords } from './rules.ts';

const goSays = readFileSync(new URL('../../../../backend/platform/rest/decode.go', import.meta.url), 'utf8');

it.each(Object.values(ruleWords))('says what the server says: %s', (words) => {
  expect(goSays).toContain(`"${words}"`);
});

describe('the rules of the contract', () => {
  it('are those of the operation', () => {
    expect(createUserForm.firstName).toEqual({ required: true, min: 1, max: 80 });
    expect(createUserForm.group?.one).toContain('traveler');
    expect(createUserForm.operatorId).toBeUndefined();
  });

  it('name what is missing by the path that the server uses', () => {
    expect(problemsOf(createUserForm, { email: 'a@b.example', firstName: ' ', group: 'traveler' })).toEqual({
      firstName: ruleWords.required,
      lastName: ruleWords.required,
    });
    expect(
      problemsOf(createTenantForm, { admin: { email: 'a@b.example', firstName: '', lastName: 'B' } }),
    ).toMatchObject({
      'admin.firstName': ruleWords.required,
    });
  });

  it('leave alone what is not sent', () => {
    expect(problemsOf(updateUserForm, { version: 1 })).toEqual({});
  });
});

it('looks into lists, at sizes and at ranges', () => {
  type Input = { name?: string; spots?: number; tags?: string[]; rooms: { code: string }[] };
  const rules: FormRules<Input> = {
    name: { min: 2, max: 3 },
    spots: { least: 2, most: 5 },
    tags: { min: 1 },
    rooms: { required: true, each: { fields: { code: { required: true, pattern: /^[a-z]+$/u } } } },
  };
  const of = (input: Input) => problemsOf(rules, input);
  expect(of({ rooms: [{ code: 'a' }] })).toEqual({});
  expect(of({ name: 'a', spots: 1, tags: [], rooms: [{ code: 'a' }, { code: '1' }] })).toEqual({
    name: ruleWords.short,
    spots: ruleWords.small,
    tags: ruleWords.required,
    'rooms[1].code': ruleWords.invalid,
  });
  expect(of({ name: 'four', spots: 6, rooms: [{ code: '' }] })).toEqual({
    name: ruleWords.long,
    spots: ruleWords.large,
    'rooms[0].code': ruleWords.required,
  });
});
