import type { EditableField, Host, Operator, Recommendation, Traveler } from '@caravan/sdk';
import type { FormField } from './RecordField.tsx';

/** What every editable record has. */
export type Editable = Pick<Host | Operator | Recommendation | Traveler, 'version' | 'editableFields'>;

/** Form values are text, whatever the type in the contract. */
export type Value = string;

/** Converts a record's fields to form values. */
export function valuesOf(record: Editable, fields: readonly FormField[]): Record<string, Value> {
  const raw = record as unknown as Record<string, string | number | boolean | undefined>;
  return Object.fromEntries(fields.map(({ name }) => [name, String(raw[name] ?? '')]));
}

/** The fields that differ from the record, in the contract's types. */
export function changesOf(
  record: Editable,
  fields: readonly FormField[],
  values: Record<string, Value>,
): Record<string, unknown> {
  const before = valuesOf(record, fields);
  return Object.fromEntries(
    fields
      .filter(({ name }) => values[name] !== before[name])
      .map(({ name, kind }) => [name, typed(kind, values[name] ?? '')]),
  );
}

function typed(kind: FormField['kind'], value: Value): string | number | boolean {
  if (kind === 'number') return Number(value);
  if (kind === 'flag') return value === 'true';
  return value;
}

/** Why a field is read-only, if it is. */
export function whyClosed(fields: readonly EditableField[], name: string): string | undefined {
  const field = fields.find((f) => f.field === name);
  return field && !field.editable ? field.reason : undefined;
}
