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
  'x-for'?: string | Mark[];
}
/** Fields of a schema, or all of it, that aren't for portals, and why. */
interface Mark {
  reader: string;
  fields?: string[];
  because: string;
}
interface Operation {
  operationId: string;
  'x-for'?: string;
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
export interface Call {
  id: string;
  path: string;
  /** It returns a file, which a link can open without calling the SDK. */
  isFile: boolean;
}

/**
 * Who an operation or field can be for if no portal reads it: partners with their keys, programs that people
 * sign in to, admins' scripts, emails that link to it, and anyone who opens a URL from a response.
 */
const readers = ['partner', 'program', 'admin-script', 'mail', 'address'];

export const load = (file: string) => parse(readFileSync(file, 'utf8')) as Document;

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

function known(what: string, reader: string): void {
  if (!readers.includes(reader))
    throw new Error(`${what}: x-for is one of ${readers.join(', ')}, not ${reader}`);
}

function portals(what: string, { 'x-for': reader }: { 'x-for'?: string | Mark[] }): boolean {
  if (typeof reader === 'string') known(what, reader);
  return typeof reader !== 'string';
}

/** The fields that a schema's marks name; a mark without fields covers the whole schema. */
function marked(schema: string, of: Schema): (field: string) => boolean {
  const marks = Array.isArray(of['x-for']) ? of['x-for'] : [];
  const own = new Set([of, ...(of.allOf ?? [])].flatMap((part) => Object.keys(part.properties ?? {})));
  for (const { reader, fields: named = [], because } of marks) {
    known(schema, reader);
    if (!because) throw new Error(`${schema}: x-for says because`);
    const gone = named.filter((field) => !own.has(field));
    if (gone.length > 0) throw new Error(`${schema}: x-for names what it does not have: ${gone.join(', ')}`);
  }
  return (field) => marks.some(({ fields: named }) => !named || named.includes(field));
}

/** The portals' list code reads pages by their shape, whatever their items. */
const isPage = ({ properties = {} }: Schema) => 'items' in properties && 'nextCursor' in properties;

const returnsFile = (responses: Operation['responses']) =>
  Object.entries(responses).some(
    ([status, { content = {} }]) =>
      status.startsWith('2') &&
      Object.keys(content).length > 0 &&
      !Object.keys(content).some((type) => type.endsWith('json')),
  );

/** The operations that are for portals. */
export function calls(document: Document): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item)
      .filter((operation) => operation.operationId && portals(operation.operationId, operation))
      .map(({ operationId: id, responses }) => ({ id, path, isFile: returnsFile(responses) })),
  );
}

/** The fields in these operations' responses, as Schema.field; the SDK's core reads the envelope. */
export function fields(document: Document, operations: ReadonlySet<string>): string[] {
  const { schemas } = document.components;
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (schema: Schema | undefined, owner: string, isMarked = (_: string) => false): void => {
    if (!schema) return;
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      if (seen.has(name)) return;
      seen.add(name);
      const of = schemas[name]!;
      walk(of, name, marked(name, of));
      return;
    }
    for (const [field, of] of Object.entries(schema.properties ?? {})) {
      if (isMarked(field) || !portals(`${owner}.${field}`, of)) continue;
      const isKnown =
        owner.endsWith('Answer') || (isPage(schema) && (field === 'items' || field === 'nextCursor'));
      if (owner && !isKnown) found.add(`${owner}.${field}`);
      // Anonymous schemas count as read if the field that contains them is.
      walk(of, '');
    }
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) walk(part, owner, isMarked);
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

/** Fields that forms read by name: those of a record that an operation both accepts and returns, as Schema.field. */
export function echoed(
  document: Document,
  forms: Iterable<{
    operations: ReadonlySet<string>;
    names: ReadonlySet<string>;
  }>,
): Set<string> {
  const found = new Set<string>();
  const all = Object.values(document.paths).flatMap((item) => Object.values(item));
  for (const { operations, names } of forms) {
    for (const { operationId, requestBody, responses } of all) {
      if (!operations.has(operationId)) continue;
      const taken = recordsOf(document, requestBody);
      const answered = recordsOf(document, responses['200']);
      for (const [schema, { own, isWhole }] of answered) {
        const same = [...taken].filter(([name, record]) => name === schema || (isWhole && record.isWhole));
        for (const field of own)
          if (names.has(field) && same.some(([, record]) => record.own.has(field)))
            found.add(`${schema}.${field}`);
      }
    }
  }
  return found;
}

interface Of {
  own: Set<string>;
  /** Whether it is the whole body, not a part of it. */
  isWhole: boolean;
}

/** The schemas of a request or response with their own fields. */
function recordsOf(
  { components: { schemas } }: Document,
  part: { content?: Record<string, { schema?: Schema }> } | undefined,
): Map<string, Of> {
  const found = new Map<string, Of>();
  const walk = (schema: Schema | undefined, owner: Of | undefined, isWhole: boolean): void => {
    if (!schema) return;
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      if (found.has(name)) return;
      const isEnvelope = name.endsWith('Answer');
      const own: Of = { own: new Set(), isWhole: isWhole && !isEnvelope };
      found.set(name, own);
      walk(schemas[name], own, isEnvelope);
      return;
    }
    for (const [field, of] of Object.entries(schema.properties ?? {})) {
      owner?.own.add(field);
      walk(of, undefined, isWhole && field === 'data');
    }
    for (const one of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) walk(one, owner, isWhole);
    walk(schema.items, undefined, false);
  };
  for (const { schema } of Object.values(part?.content ?? {})) walk(schema, undefined, true);
  return found;
}

/** The names of all fields in the contract. */
export const fieldNames = (document: Document): ReadonlySet<string> =>
  new Set(
    Object.values(document.components.schemas).flatMap(({ properties, allOf = [] }) =>
      [{ properties }, ...allOf].flatMap((part) => Object.keys(part.properties ?? {})),
    ),
  );
