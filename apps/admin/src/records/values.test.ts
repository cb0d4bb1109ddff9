import { expect, it } from 'vitest';
import type { FormField } from './RecordField.tsx';
import { changesOf, valuesOf, whyClosed } from './values.ts';

const fields: FormField[] = [
  { name: 'name', label: 'Name' },
  { name: 'level', label: 'Level', kind: 'number' },
  { name: 'active', label: 'Active', kind: 'flag' },
  { name: 'phone', label: 'Phone' },
];
const record = { version: 3, editableFields: [], name: 'Ana', level: 1, active: true };

it('gives only what differs, in the types of the contract', () => {
  const values = { ...valuesOf(record, fields), level: '2', active: 'false' };
  expect(changesOf(record, fields, values)).toEqual({ level: 2, active: false });
  expect(changesOf(record, fields, valuesOf(record, fields))).toEqual({});
});

it('says why a field is closed', () => {
  const rights = [
    { field: 'name', editable: true },
    { field: 'code', editable: false, reason: 'You cannot change this field' },
  ];
  expect(whyClosed(rights, 'code')).toBe('You cannot change this field');
  expect(whyClosed(rights, 'name')).toBeUndefined();
});
