import { importModels, type Operation } from './operation.ts';

/** A mock response and a Mock Service Worker handler for every operation, based on the models' own mocks. */
export function mocksOf(operations: Operation[]): string {
  const factories = new Set(operations.filter(({ isFile }) => !isFile).map(({ data }) => factoryOf(data)));
  const answered = operations.map((operation) => ({
    ...operation,
    models: operation.isFile ? [] : [operation.data],
  }));
  return `import type { RequestHandlerOptions } from 'msw';
import { type Answer, answer, file, type Given, handle } from '../../core/mock.ts';
${importModels(answered)}import {
${[...factories]
  .sort()
  .map((factory) => `  ${factory},\n`)
  .join('')}} from './model/index.faker.ts';

${operations.map(mockOf).join('\n')}`;
}

function factoryOf(model: string): string {
  return `get${model}Mock`;
}

function mockOf({ pascal, verb, path, data, isFile }: Operation): string {
  const made = isFile ? 'Blob' : `Answer<${data}>`;
  const make = isFile
    ? `export const get${pascal}ResponseMock = (): Blob => file();`
    : `export const get${pascal}ResponseMock = (given?: Partial<${made}>): ${made} => answer(${factoryOf(data)}, given);`;
  return `${make}
export const get${pascal}MockHandler = (given?: Given<${made}>, options?: RequestHandlerOptions) =>
  handle('${verb}', '*${path}', get${pascal}ResponseMock, given, options);
`;
}
