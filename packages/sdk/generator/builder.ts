import path from 'node:path';
import type { ClientGeneratorsBuilder, GeneratorImport } from 'orval';
import { callOf, callsHeader } from './calls.ts';
import { formsOf } from './forms.ts';
import { hooksOf } from './hooks.ts';
import { mocksOf } from './mocks.ts';
import { operationOf } from './operation.ts';

/**
 * Generates the SDK's calls in place of orval's own client. Each operation is generated once and goes through
 * the core, along with hooks, mocks, and form rules in separate files. All four come from the same
 * operations, so none can be missing.
 */
export const builder: ClientGeneratorsBuilder = {
  client: (verb, { context }) => {
    const operation = operationOf(verb, context.spec);
    return {
      implementation: callOf(operation),
      imports: operation.models.map((name): GeneratorImport => ({ name })),
    };
  },
  header: () => callsHeader,
  dependencies: () => [],
  extraFiles: (verbs, output, { spec }) => {
    const operations = Object.values(verbs).map((verb) => operationOf(verb, spec));
    const beside = (name: string) => path.join(path.dirname(output.target ?? ''), name);
    return Promise.resolve([
      { path: beside('react-query.ts'), content: hooksOf(operations) },
      { path: beside('msw.ts'), content: mocksOf(operations) },
      { path: beside('forms.ts'), content: formsOf(operations, spec) },
    ]);
  },
};
