import type { ContextSpec, GeneratorImport, GeneratorVerbOptions } from 'orval';

/** One operation of the contract as the generated files write it. */
export interface Operation {
  /** Its function, such as getTrip. */
  name: string;
  /** The same with a capital, for the names that are made of it. */
  pascal: string;
  verb: string;
  /** Its address with tokens, such as /api/me/trips/:id. */
  path: string;
  /** Its address as a template, such as /api/me/trips/${id}. */
  template: string;
  doc: string;
  /** The type of the answer's data. */
  data: string;
  /** Whether the answer is a file and not an envelope. */
  isFile: boolean;
  /** Values of the path, in order. */
  tokens: Argument[];
  /** What follows the question mark. */
  query?: Argument;
  /** Names of lists that the address has joined by commas; others are repeated. */
  joined: string[];
  body?: Argument;
  isForm: boolean;
  /** Addresses of what it makes untrue (x-invalidates), with tokens. */
  invalidates: string[];
  /** Models that it names. */
  models: string[];
}

export interface Argument {
  name: string;
  type: string;
  optional: boolean;
}

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  explode?: boolean;
}

/** What orval has read of an operation. */
export function operationOf(verb: GeneratorVerbOptions, spec: Spec): Operation {
  const { operationName: name, response, body, queryParams } = verb;
  const tokens = verb.params.map((param) => ({
    name: param.name,
    type: typeOf(param.implementation),
    optional: false,
  }));
  return {
    name,
    pascal: name.charAt(0).toUpperCase() + name.slice(1),
    verb: verb.verb,
    path: verb.pathRoute.replaceAll('{', ':').replaceAll('}', ''),
    template: verb.pathRoute.replaceAll('{', '${'),
    doc: verb.doc,
    data: response.definition.success,
    isFile: response.isBlob,
    tokens,
    ...(queryParams && {
      query: { name: 'params', type: queryParams.schema.name, optional: queryParams.isOptional },
    }),
    joined: ((verb.originalOperation.parameters ?? []) as Parameter[])
      .filter((parameter) => parameter.in === 'query' && parameter.explode === false)
      .map((parameter) => parameter.name ?? ''),
    ...(body.definition && {
      body: { name: body.implementation, type: body.definition, optional: body.isOptional },
    }),
    invalidates: invalidated(verb, spec),
    isForm: body.contentType === 'multipart/form-data',
    models: namesOf([
      ...body.imports,
      ...verb.params.flatMap((param) => param.imports),
      ...response.types.success.flatMap((success) => success.imports),
      ...(queryParams ? [{ name: queryParams.schema.name }] : []),
    ]),
  };
}

type Spec = ContextSpec['spec'];

/** The addresses of the operations that x-invalidates names; one that does not exist is a mistake in the contract. */
function invalidated(verb: GeneratorVerbOptions, { paths = {} }: Spec): string[] {
  const names = (verb.originalOperation as { 'x-invalidates'?: string[] })['x-invalidates'] ?? [];
  return names.map((name) => {
    const found = Object.entries(paths).find(([, item]) => item?.get?.operationId === name);
    if (!found) throw new Error(`${verb.operationName}: x-invalidates names ${name}, which asks for nothing`);
    return found[0].replaceAll('{', ':').replaceAll('}', '');
  });
}

/** The type of a parameter that stands as `name: type`. */
function typeOf(implementation: string): string {
  return implementation.slice(implementation.indexOf(':') + 1).trim();
}

function namesOf(imports: GeneratorImport[]): string[] {
  return imports.map(({ name }) => name);
}

/** All that a call is given before its options, in order. */
export function argumentsOf({ tokens, body, query }: Operation): Argument[] {
  return [...tokens, ...(body ? [body] : []), ...(query ? [query] : [])];
}

/** Arguments as a function declares them, and what follows them. */
export function declared(args: Argument[], ...more: string[]): string {
  return [...args.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`), ...more].join(
    ', ',
  );
}

/** Arguments as a call passes them, and what follows them. */
export function passed(args: Argument[], ...more: string[]): string {
  return [...args.map(({ name }) => name), ...more].join(', ');
}

/** An import of the models that some operations name. */
export function importModels(operations: Operation[]): string {
  const names = [...new Set(operations.flatMap(({ models }) => models))].sort();
  return `import type { ${names.join(', ')} } from './model/index.ts';\n`;
}
