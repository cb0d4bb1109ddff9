import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apps, type AppName } from './vite.ts';

/** What the browser must fetch before anything shows: the entry and what it imports statically. */
export function firstLoad(name: AppName) {
  const out = path.resolve(import.meta.dirname, '../../backend/app/web/dist', name);
  const html = readFileSync(path.join(out, 'index.html'), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, url]) =>
    path.join(out, url!.slice(apps[name].length)),
  );
  return [{ name: `${name} first load`, path: files, limit: '170 KB', gzip: true }];
}
