import { readFileSync } from 'node:fs';
import path from 'node:path';

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };

/** What a page loads up front: its entry and everything that the entry imports statically. */
function first(page: string): string[] {
  const out = path.resolve(import.meta.dirname, 'dist/size', page);
  const manifest = JSON.parse(readFileSync(path.join(out, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name]!;
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(name);
  return [...seen].filter((file) => file.endsWith('.js')).map((file) => path.join(out, file));
}

// React alone is about 75 KB of each figure; the rest is react-aria's behavior for the components that a page uses.
export default [
  { name: 'a page with one button', path: first('button'), limit: '86 KB', gzip: true },
  {
    name: 'every component; charts, editor, map, crop and what cleans rich text apart',
    path: first('everything'),
    limit: '248 KB',
    gzip: true,
  },
];
