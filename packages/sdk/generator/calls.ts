import { argumentsOf, declared, importModels, type Operation } from './operation.ts';

/**
 * The core's name in generated files. Parameters in the contract begin with a letter, so they can't clash
 * with it.
 */
const core = '$core';

/** The calls of one tag. */
export function callsOf(operations: Operation[]): string {
  return `import * as ${core} from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
${importModels(operations, '../model/index.ts')}
${operations.map(callOf).join('\n')}`;
}

/** An operation as a documented function; a file also gets a URL function, for links and frames. */
function callOf(operation: Operation): string {
  const { name, pascal, verb, path, doc, data, isFile, invalidates } = operation;
  const args = argumentsOf(operation);
  const sent = sentOf(operation);
  const stale = invalidates.length > 0 ? `, ['${invalidates.join("', '")}']` : '';
  const call = `${doc}export function ${name}(${declared(args, 'options?: CallInit')}): Promise<${data}> {
  return ${core}.call('${verb.toUpperCase()}', '${path}', ${sent}, options${stale});
}
`;
  if (verb !== 'get' || !isFile) return call;
  return `${call}
/** The address of ${name}. */
export function get${pascal}Url(${declared(args)}): string {
  return ${core}.address('${path}', ${sent});
}
`;
}

function sentOf({ tokens, query, joined, body, isForm }: Operation): string {
  const parts = [
    tokens.length > 0 && `tokens: { ${tokens.map(({ name }) => name).join(', ')} }`,
    query &&
      `query: ${joined.length > 0 ? `${core}.joined(${query.name}, '${joined.join("', '")}')` : query.name}`,
    body && `${isForm ? 'form' : 'body'}: ${body.name}`,
  ].filter(Boolean);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}
