import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  'x-for'?: string;
}
interface Operation {
  operationId: string;
  'x-for'?: string;
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
export interface Call {
  id: string;
  path: string;
}

/**
 * For whom an operation or a field may be that no portal reads: partners by their keys, programs, scripts of admins,
 * mails that hold its address, and whoever opens an address that an answer gives.
 */
const readers = ['partner', 'program', 'admin-script', 'mail', 'address'];

export const load = (file: string) => parse(readFileSync(file, 'utf8')) as Document;

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

function portals(what: string, { 'x-for': reader }: { 'x-for'?: string }): boolean {
  if (reader !== undefined && !readers.includes(reader))
    throw new Error(`${what}: x-for is one of ${readers.join(', ')}, not ${reader}`);
  return reader === undefined;
}

/** The lists of the portals read pages by their shape, whatever is on them. */
const ofPage = (schema: string, field: string) =>
  /(Page|List)$/.test(schema) && (field === 'items' || field === 'nextCursor');

/** The operations that are for portals. */
export function calls(document: Document): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item)
      .filter((operation) => operation.operationId && portals(operation.operationId, operation))
      .map(({ operationId: id }) => ({ id, path })),
  );
}

/** The fields of all that these operations answer, as Schema.field; the envelope is read by the SDK's core. */
export function fields(document: Document, operations: ReadonlySet<string>): string[] {
  const { schemas } = document.components;
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (schema: Schema | undefined, owner: string): void => {
    if (!schema) return;
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      if (seen.has(name)) return;
      seen.add(name);
      walk(schemas[name], name);
      return;
    }
    for (const [field, of] of Object.entries(schema.properties ?? {})) {
      if (!portals(`${owner}.${field}`, of)) continue;
      if (owner && !owner.endsWith('Answer') && !ofPage(owner, field)) found.add(`${owner}.${field}`);
      // What stands without a name of its own is read or not with the field that holds it.
      walk(of, '');
    }
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) walk(part, owner);
    walk(schema.items, '');
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, '');
  };
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      if (!operations.has(operation.operationId)) continue;
      for (const { schema } of Object.values(operation.responses['200']?.content ?? {})) walk(schema, '');
    }
  }
  return [...found];
}

/** The names of all fields of the contract. */
export const fieldNames = (document: Document): ReadonlySet<string> =>
  new Set(
    Object.values(document.components.schemas).flatMap(({ properties, allOf = [] }) =>
      [{ properties }, ...allOf].flatMap((part) => Object.keys(part.properties ?? {})),
    ),
  );
