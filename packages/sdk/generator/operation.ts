import type { ContextSpec, GeneratorImport, GeneratorVerbOptions } from 'orval';

/** An operation of the contract, as the generated files use it. */
export interface Operation {
  /** Name of its function, such as getTrip. */
  name: string;
  /** The same in PascalCase, for derived names. */
  pascal: string;
  verb: string;
  /** Its tag, of which it has one. */
  tag: string;
  /** Path with parameters, such as /api/me/trips/:id. */
  path: string;
  /** Path as a template literal, such as /api/me/trips/${id}. */
  template: string;
  doc: string;
  /** Type of the response data. */
  data: string;
  /** Whether the response is a file rather than an envelope. */
  isFile: boolean;
  /** Path parameters, in order. */
  tokens: Argument[];
  /** Query parameters. */
  query?: Argument;
  /** Names of list parameters that are joined by commas; others are repeated. */
  joined: string[];
  body?: Argument;
  isForm: boolean;
  /** Paths of the operations that it invalidates (x-invalidates), with parameters. */
  invalidates: string[];
  /** Models that it refers to. */
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

/** Converts an operation parsed by orval. */
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
    tag: verb.tags[0] ?? '',
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

/** The paths of the operations in x-invalidates; an unknown one is an error in the contract. */
function invalidated(verb: GeneratorVerbOptions, { paths = {} }: Spec): string[] {
  const names = (verb.originalOperation as { 'x-invalidates'?: string[] })['x-invalidates'] ?? [];
  return names.map((name) => {
    const found = Object.entries(paths).find(([, item]) => item?.get?.operationId === name);
    if (!found) throw new Error(`${verb.operationName}: x-invalidates names ${name}, which asks for nothing`);
    return found[0].replaceAll('{', ':').replaceAll('}', '');
  });
}

/** The type of a parameter written as `name: type`. */
function typeOf(implementation: string): string {
  return implementation.slice(implementation.indexOf(':') + 1).trim();
}

function namesOf(imports: GeneratorImport[]): string[] {
  return imports.map(({ name }) => name);
}

/** All arguments before the options, in order. */
export function argumentsOf({ tokens, body, query }: Operation): Argument[] {
  return [...tokens, ...(body ? [body] : []), ...(query ? [query] : [])];
}

/** Arguments as declared by a function, followed by more parameters. */
export function declared(args: Argument[], ...more: string[]): string {
  return [...args.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`), ...more].join(
    ', ',
  );
}

/** Arguments as passed by a call, followed by more arguments. */
export function passed(args: Argument[], ...more: string[]): string {
  return [...args.map(({ name }) => name), ...more].join(', ');
}

/** An import of the models that the operations refer to. */
export function importModels(operations: Operation[], from = './model/index.ts'): string {
  const names = [...new Set(operations.flatMap(({ models }) => models))].sort();
  return `import type { ${names.join(', ')} } from '${from}';\n`;
}
