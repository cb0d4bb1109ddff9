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
 * Icon data that a built page doesn't need: a random React key per shape, which compresses badly (the shapes of
 * an icon never change their order), and a statement without an effect.
 */
const unneeded = /, key: "\w+"|^__iconData\.node;\n/gm;

/**
 * Imports each icon from its own file instead of from the index, so that the bundler knows which page needs
 * which icon, and makes the icons smaller.
 */
export function icons(): Plugin {
  const files = iconFiles();
  const own = path.join(path.dirname(barrel), 'icons', path.sep);
  const imports = /import \{([^}]*)\} from 'lucide-react';/g;
  return {
    name: 'icons',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => {
      if (id.startsWith(own)) return { code: code.replaceAll(unneeded, ''), map: null };
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
