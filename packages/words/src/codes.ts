import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const filesOf = (root: string, ...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !/\.(?:test|stories)\.|\/gen\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Names that always hold a code, even if a field of that name isn't an enumeration. */
const always = /(?:status|state|kind|type|role|group|level)$/i;

/** The fields of the contracts that hold a code: an enumeration's value. */
function codeFields(contracts: string[]): Set<string> {
  const all = contracts.join('\n');
  const kinds = [...all.matchAll(/^ {4}(\w+): *\{ type: string, enum:/gm)].map(([, name]) => name);
  const held = all.matchAll(/(\w+): \{ (?:type: string, enum:|\$ref: '[^']*\/(\w+)')/g);
  const fields = [...held].filter(([, , kind]) => !kind || kinds.includes(kind)).map(([, name = '']) => name);
  const plain = new Set([...all.matchAll(/(\w+): \{ type: string(?!, enum)/g)].map(([, name]) => name));
  return new Set(fields.filter((name) => !/^[A-Z]/.test(name) && (always.test(name) || !plain.has(name))));
}

/** The messages that display a value exactly as given. */
function saysAsGiven(messages: string): Set<string> {
  const found = messages.matchAll(/(\w+): \(([^()]*)\)(?:: string)? =>\s*t`([^`]*)`/g);
  return new Set([...found].filter(([, , , said = '']) => said.includes('${')).map(([, name = '']) => name));
}

/** Finds messages that receive a code, which is English in every language, instead of its label. */
export function rawCodes(root: string): string[] {
  const fields = codeFields(filesOf(root, 'apis/openapi/*.yaml').map(({ text }) => text));
  const sources = filesOf(root, 'apps/*/src/**/*.tsx', 'apps/*/src/**/*.ts', 'packages/shell/src/**/*.tsx');
  const messages = new Map(
    filesOf(root, 'apps/*/src/**/messages.ts', 'packages/shell/src/**/messages.ts').map(({ file, text }) => [
      path.dirname(file),
      saysAsGiven(text),
    ]),
  );
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bwords(?:\.\w+)*\.(\w+)\(([^()]*)\)/g)]
      .filter(([, name = '']) => messages.get(path.dirname(file))?.has(name))
      .flatMap(([call, , given = '']) =>
        given
          .split(',')
          .map((one) => /\.(\w+)$/.exec(one.trim())?.[1])
          .filter((field) => field && fields.has(field))
          .map((field) => `${file}: ${call} says the code “${field}” as it is: give it words.`),
      ),
  );
}
