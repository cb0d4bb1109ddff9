import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Contract {
  paths: Record<string, Record<string, Operation | undefined>>;
  components: { schemas: Record<string, { properties?: { data?: Reference } }> };
}
interface Reference {
  $ref?: string;
}
interface Operation {
  operationId?: string;
  responses: Record<string, { content?: Record<string, { schema?: Reference } | undefined> } | undefined>;
}

const file = new URL('../../../backend/gen/openapi/openapi.yaml', import.meta.url);

/** The REST contract that the SDK is generated from. */
export const contract = parse(readFileSync(file, 'utf8')) as Contract;

/** Its operations, with the schema of each one's response data; files have none. */
export const operations = Object.values(contract.paths)
  .flatMap((item) => Object.entries(item))
  .flatMap(([verb, operation]) => {
    if (!operation?.operationId) return [];
    const name = operation.operationId;
    const schema = operation.responses['200']?.content?.['application/json']?.schema;
    const { data } = contract.components.schemas[schema?.$ref?.split('/').pop() ?? '']?.properties ?? {};
    return [{ name, verb, data, pascal: name.charAt(0).toUpperCase() + name.slice(1) }];
  });
