import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import { everybodys, travelers } from '@caravan/words/languages';
import { words } from '@caravan/words/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';
import { fonts } from './fonts.ts';
import { icons } from './icons.ts';
import { pack } from './pack.ts';

/** The apps and their base paths. The site is at the origin's root. */
export const apps = {
  host: '/app/host/',
  operator: '/app/operator/',
  traveler: '/app/traveler/',
  admin: '/admin/',
  site: '/',
} as const;
export type AppName = keyof typeof apps;

export const conditions = ['@caravan/source', ...defaultClientConditions];

/** Drops react-aria's messages for languages that no tenant offers; en-US is the fallback. */
export const locales = { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const };

/** Drops non-Gregorian calendars: the marketplace's dates are Gregorian in every supported language. */
export const calendars = {
  name: 'calendars',
  enforce: 'pre' as const,
  load: (id: string) =>
    /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/.test(id)
      ? `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
export const createCalendar = () => new GregorianCalendar();`
      : undefined,
};

/** The most common first pages, and how many of them must need a module for it to be in the shared chunk. */
const firstPages: Record<Exclude<AppName, 'site'>, { pages: readonly string[]; least: number }> = {
  host: { pages: ['home/dashboard'], least: 1 },
  operator: { pages: ['home'], least: 1 },
  // The start pages of travelers and admins are part of the frame.
  traveler: { pages: [], least: 1 },
  admin: { pages: [], least: 1 },
};

/**
 * Other pages that people open directly, such as from an email; what they need goes into one chunk, including
 * the calls of the tags that only they make.
 */
const opened: Partial<Record<AppName, { pages: readonly string[]; tags: readonly string[] }>> = {
  traveler: { pages: ['trips/$tripId/manage-booking/index'], tags: ['insurance', 'payment'] },
};

/**
 * What of each route loads with its page. Loaders would bring the calls of all pages into the first load; a page
 * that is opened directly carries their responses, and its loader is preloaded with its component.
 */
const routes = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  codeSplittingOptions: {
    defaultBehavior: [
      ['component'],
      ['loader'],
      ['pendingComponent'],
      ['errorComponent'],
      ['notFoundComponent'],
    ],
  },
});

/** The SDK's calls and hooks, by tag. */
const calls = /[\\/]packages[\\/]sdk[\\/]src[\\/]gen[\\/]rest[\\/](?:calls|hooks)[\\/](\w+)\.ts$/;

/**
 * Puts what every page of an app needs into one chunk, and what several pages share into few: each file costs
 * a request with half a kilobyte of headers, and compresses worse on its own.
 */
const chunks = (app: Exclude<AppName, 'site'>) => [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: withFirstPages(app), priority: 1 },
  { name: withOpened(app) },
  // Pages make calls of several tags; they are small, and a file of each would cost each page several requests.
  { name: 'calls', test: calls },
];

/** The site's pages that are documents of their own; `src/pages/<name>.live.ts` hydrates each. */
const documents = ['landing', 'host', 'trip', 'trips'] as const;

/** The component library and its dependencies. */
const parts =
  /[\\/](?:packages[\\/]ui[\\/]|node_modules[\\/](?:react-aria|react-stately|@internationalized))/;

/**
 * The site's pages are server-rendered and carry a small script, which loads the app on the first interaction.
 * The app is an entry of its own, so that only the pages that its router renders load it.
 */
const reached = {
  input: { index: 'index.html', live: 'src/live.tsx' },
  chunks: [
    { name: withEntry(path.resolve('index.html'), 'reach'), priority: 9 },
    { name: withDocuments(documents, [3, Infinity]), priority: 8 },
    { name: withDocuments(documents, [2, 2]), priority: 7 },
    { name: withDocuments(documents, [1, 1]), priority: 6 },
    // What the documents' dialogs and fields also need must not share a chunk with the router.
    { name: 'parts', tags: ['$initial' as const], test: parts, priority: 3 },
    { name: 'first', tags: ['$initial' as const], priority: 2 },
  ],
};

/** The module graph by module ID. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/**
 * A module and everything it imports, transitively. Third-party packages tend to import everything in one
 * place, so the traversal stops at the modules that our code names; the bundler adds what those need.
 */
function reachOf(entry: string, modules: Modules): Set<string> {
  const reached = new Set([entry]);
  for (const one of reached)
    if (!one.includes('/node_modules/'))
      for (const other of modules.getModuleInfo(one)?.importedIds ?? []) reached.add(other);
  return reached;
}

/** Puts a module and its transitive imports into one chunk. */
function withEntry(entry: string, name: string) {
  let reached: Set<string> | undefined;
  return (id: string, modules: Modules) => {
    if (!reached) {
      reached = new Set([entry]);
      for (const one of reached)
        for (const other of modules.getModuleInfo(one)?.importedIds ?? []) reached.add(other);
    }
    return reached.has(id) ? name : null;
  };
}

/**
 * Puts what most document pages share into one chunk, and what one or two need into chunks of their own,
 * whose names the server knows. Code that loads later, on a press, is left to the bundler.
 */
function withDocuments(pages: readonly string[], [least, most]: readonly [number, number]) {
  let files: Map<string, string> | undefined;
  return (id: string, modules: Modules) => {
    if (!files) {
      const needs = new Map<string, string[]>();
      for (const page of pages)
        for (const one of reachOf(path.resolve(`src/pages/${page}.live.ts`), modules))
          needs.set(one, [...(needs.get(one) ?? []), page]);
      // The app's frame may need it without these pages.
      const app = reachOf(path.resolve('src/live.tsx'), modules);
      for (const [one, by] of needs) if (app.has(one)) needs.set(one, [...pages, ...by]);
      const some = [...needs].filter(([, by]) => by.length >= least && by.length <= most);
      files = new Map(some.map(([one, by]) => [one, by.length > 2 ? 'shared' : `page-${by.join('-')}`]));
    }
    return files.get(id) ?? null;
  };
}

/**
 * Puts what the first pages share into one chunk. The routes' own modules stay separate files, because the
 * server refers to them.
 */
function withFirstPages(app: Exclude<AppName, 'site'>) {
  const routes = path.resolve('src/routes');
  const { pages, least } = firstPages[app];
  let needed: Set<string> | undefined;
  return (id: string, modules: Modules) => {
    if (id.includes('/node_modules/') || id.startsWith(routes)) return null;
    if (!needed) {
      const each = pages.map((page) => reachOf(`${routes}/${page}.tsx?tsr-split=component`, modules));
      const all = each.flatMap((one) => [...one]);
      needed = new Set(all.filter((one) => each.filter((page) => page.has(one)).length >= least));
    }
    return needed.has(id) ? 'page' : null;
  };
}

/** Puts what the pages that people open directly need into one chunk. */
function withOpened(app: AppName) {
  const routes = path.resolve('src/routes');
  let needed: Set<string> | undefined;
  return (id: string, modules: Modules) => {
    const { pages, tags } = opened[app] ?? { pages: [], tags: [] };
    const tag = calls.exec(id)?.[1];
    if (tag) return tags.includes(tag) ? 'opened' : null;
    if (id.includes('/node_modules/') || id.startsWith(routes)) return null;
    needed ??= new Set(
      pages.flatMap((page) => [...reachOf(`${routes}/${page}.tsx?tsr-split=component`, modules)]),
    );
    return needed.has(id) ? 'opened' : null;
  };
}

export function appConfig(name: AppName): UserConfig {
  return {
    base: apps[name],
    plugins: [
      words(name === 'site' || name === 'traveler' ? travelers : everybodys),
      routes,
      react(),
      tailwind(),
      icons(),
      locales,
      calendars,
      fonts({ rendered: name === 'site' }),
      pack(),
    ],
    resolve: { conditions },
    build: {
      outDir: `../../backend/app/web/dist/${name}`,
      emptyOutDir: true,
      sourcemap: false,
      // Keep fonts and images as files: the content security policy doesn't allow data: URLs for fonts.
      assetsInlineLimit: 0,
      // Browsers with native light-dark(), which themes are written in: the polyfill supports only literal
      // schemes, but a marketplace with dark paper sets its scheme through a variable.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      // The server looks up the files of the pages that it renders, and preloads those of a portal's page.
      manifest: true,
      // These browsers support modulepreload, too.
      modulePreload: { polyfill: false },
      rolldownOptions:
        name === 'site'
          ? { input: reached.input, output: { codeSplitting: { groups: reached.chunks } } }
          : { output: { codeSplitting: { groups: chunks(name) } } },
    },
    // The server replaces this placeholder with the request's nonce.
    html: { cspNonce: '__CSP_NONCE__' },
  };
}

/** Country names by language and code, for an engine without Intl data. */
function countryNames(): Record<string, Record<string, string>> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const table = (language: string) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[code, name]] : [];
    });
  };
  return Object.fromEntries(
    ['en', 'de', 'es'].map((language) => [language, Object.fromEntries(table(language))]),
  );
}

/**
 * The app's server-rendering bundle: a single script without imports, for the JavaScript engine in the
 * server. It is built from the same source as the browser's, with everything loaded eagerly.
 */
export function renderConfig(name: AppName): UserConfig {
  return {
    base: apps[name],
    plugins: [words(), react(), locales, calendars],
    define: {
      'process.env.NODE_ENV': '"production"',
      __COUNTRY_NAMES__: JSON.stringify(countryNames()),
    },
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions: ['@caravan/source', 'node', 'import', 'module'] } },
    build: {
      ssr: 'src/render/entry.tsx',
      outDir: `../../backend/app/web/dist/render/${name}`,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { output: { format: 'iife', entryFileNames: 'render.js', codeSplitting: false } },
    },
  };
}

/** The script that rendered pages carry: a single script without imports. */
export function reachConfig(name: AppName): UserConfig {
  return {
    base: apps[name],
    resolve: { conditions },
    build: {
      outDir: '../../backend/app/web/dist/render/reach',
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/reach.ts',
        output: { format: 'iife', entryFileNames: 'reach.js', codeSplitting: false },
      },
    },
  };
}
