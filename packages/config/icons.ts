import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const barrel = createRequire(import.meta.url)
  .resolve('lucide-react')
  .replace(/cjs\/[^/]+$/, 'esm/lucide-react.mjs');

/** Maps each icon name to its file. */
function iconFiles(): Map<string, string> {
  const lines = readFileSync(barrel, 'utf8').matchAll(/^export \{ (.+) \} from '(\.\/icons\/.+)';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      names
        .split(', ')
        .map((one) => [one.replace('default as ', ''), path.resolve(path.dirname(barrel), file)]),
    ),
  );
}

/**
 * Imports each icon from its own file instead of from the index, so that the bundler knows which page needs
 * which icon.
 */
export function icons(): Plugin {
  const files = iconFiles();
  const imports = /import \{([^}]*)\} from 'lucide-react';/g;
  return {
    name: 'icons',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => {
      if (id.includes('/node_modules/') || !code.includes("from 'lucide-react'")) return undefined;
      const one = (name: string) => {
        const [icon = '', local = icon] = name.split(' as ').map((part) => part.trim());
        const file = files.get(icon);
        if (!file) throw new Error(`lucide-react has no icon ${icon}`);
        return `import ${local} from '${file}';`;
      };
      const names = (list: string) =>
        list.split(',').filter((name) => name.trim() && !name.includes('type '));
      return code.replaceAll(imports, (_, list: string) => names(list).map(one).join(' '));
    },
  };
}
