import path from 'node:path';
import type { ClientGeneratorsBuilder } from 'orval';
import { callsOf } from './calls.ts';
import { formsOf } from './forms.ts';
import { hooksOf } from './hooks.ts';
import { mocksOf } from './mocks.ts';
import { operationOf } from './operation.ts';

/**
 * Generates the SDK's calls in place of orval's own client. Each operation is generated once and goes through
 * the core, along with hooks, mocks, and form rules in separate files. All four come from the same
 * operations, so none can be missing. Calls and hooks are in one file per tag, because a bundler splits an
 * app by files: a page gets only the files whose calls it makes.
 */
export const builder: ClientGeneratorsBuilder = {
  // orval's own file stays empty; what exports all calls is written over it.
  client: () => ({ implementation: '', imports: [] }),
  dependencies: () => [],
  extraFiles: (verbs, output, { spec }) => {
    const operations = Object.values(verbs).map((verb) => operationOf(verb, spec));
    const tags = [...new Set(operations.map(({ tag }) => tag))];
    const ofTag = (tag: string) => operations.filter((operation) => operation.tag === tag);
    const beside = (name: string) => path.join(path.dirname(output.target ?? ''), name);
    return Promise.resolve([
      ...tags.map((tag) => ({ path: beside(`calls/${tag}.ts`), content: callsOf(ofTag(tag)) })),
      ...tags.map((tag) => ({ path: beside(`hooks/${tag}.ts`), content: hooksOf(tag, ofTag(tag)) })),
      { path: beside('client.ts'), content: tags.map((tag) => allOf('calls', tag)).join('') },
      { path: beside('react-query.ts'), content: tags.map((tag) => allOf('hooks', tag)).join('') },
      { path: beside('msw.ts'), content: mocksOf(operations) },
      { path: beside('forms.ts'), content: formsOf(operations, spec) },
    ]);
  },
};

function allOf(folder: string, tag: string): string {
  return `export * from './${folder}/${tag}.ts';\n`;
}
