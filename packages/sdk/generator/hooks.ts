import { type Argument, argumentsOf, declared, importModels, type Operation, passed } from './operation.ts';

const fromMutation = `import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
`;
const fromQuery = `import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
`;

/** Hooks for every operation of one tag: keys, options, and hooks for queries, and hooks for mutations. */
export function hooksOf(tag: string, operations: Operation[]): string {
  const asks = operations.some(({ verb }) => verb === 'get');
  const sends = operations.some(({ verb }) => verb !== 'get');
  return `import type { QueryClient } from '@tanstack/react-query';
${sends ? fromMutation : ''}${asks ? fromQuery : ''}import * as calls from '../calls/${tag}.ts';
${importModels(operations, '../model/index.ts')}
${operations.map((operation) => (operation.verb === 'get' ? queryOf(operation) : mutationOf(operation))).join('\n')}`;
}

function queryOf(operation: Operation): string {
  const { name, pascal, template, data, tokens, query, doc } = operation;
  const args = argumentsOf(operation);
  const key = [...tokens, ...(query ? [{ ...query, optional: true }] : [])];
  const given = tokens.length > 0 ? `, [${tokens.map((token) => token.name).join(', ')}]` : '';
  const rest = query ? `, ...(${query.name} ? [${query.name}] : [])` : '';
  const init = `options?: AskInit<${data}, T>`;
  return `export const get${pascal}QueryKey = (${declared(key)}) => [\`${template}\`${rest}] as const;
export const get${pascal}QueryOptions = <T = ${data}>(${declared(args, init)}): Asked<${data}, T> =>
  ask(get${pascal}QueryKey(${passed(args)}), (init) => calls.${name}(${passed(args, 'init')}), options${given});
${doc}export const use${pascal} = <T = ${data}>(${declared(args, init, 'client?: QueryClient')}): AskResult<T> =>
  useAsk(get${pascal}QueryOptions(${passed(args, 'options')}), client);
`;
}

/** The variables are the path parameters by name, the body as data, and the query as params. */
function mutationOf(operation: Operation): string {
  const { name, pascal, data, body, doc } = operation;
  const variables = argumentsOf(operation).map((arg) => (arg === body ? { ...arg, name: 'data' } : arg));
  const some = variables.length > 0;
  const type = some ? `{ ${variables.map(membered).join('; ')} }` : 'void';
  const call = `(${some ? `{ ${passed(variables)} }` : '_'}, init) => calls.${name}(${passed(variables, 'init')})`;
  return `${doc}export const use${pascal} = <C = unknown>(options?: MutationInit<${data}, ${type}, C>, client?: QueryClient): MutationResult<${data}, ${type}, C> =>
  useSend('${name}', ${call}, options, client);
`;
}

function membered({ name, type, optional }: Argument): string {
  return `${name}${optional ? '?' : ''}: ${type}`;
}
