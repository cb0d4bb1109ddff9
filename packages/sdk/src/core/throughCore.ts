/**
 * What the generator does to the calls that orval wrote: bodies are written and paths filled by the core, so that Map
 * values become entries (H-471) and a value that is missing from a path is refused by its name (H-468). orval has no
 * setting for either.
 */

/**
 * The core's name in generated files. Parameters of the contract begin with a letter (tools/gen refuses others), so no
 * parameter can take its place.
 */
const core = '$core';
const mutator = /^import \{ http \} from '(.*)http\.ts';$/m;

/** A generated file through the core; a file that makes no calls is left as it is. */
export function throughCore(text: string): string {
  if (!mutator.test(text)) return text;
  const changed = text
    .replaceAll(/body: JSON\.stringify\(/g, `body: ${core}.writeBody(`)
    .replaceAll(/^ {2}return (?!\[).*`\/.*$/gm, (line) =>
      line.replaceAll(/\$\{(\w+)\}/g, (all, name: string) =>
        name === 'stringifiedParams' ? all : `\${${core}.token('${name}', ${name})}`,
      ),
    );
  if (!changed.includes(`${core}.`)) return text;
  return changed.replace(
    mutator,
    (line, path: string) => `${line}\nimport * as ${core} from '${path}path.ts';`,
  );
}
