import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import { everybodys, travelers } from '@caravan/words/languages';
import { words } from '@caravan/words/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';
import { fonts } from './fonts.ts';
import { pack } from './pack.ts';

/** The portals and the path each is served under. The site has the origin's root. */
export const apps = {
  host: '/app/host/',
  operator: '/app/operator/',
  traveler: '/app/traveler/',
  admin: '/admin/',
  site: '/',
} as const;
export type AppName = keyof typeof apps;

export const conditions = ['@caravan/source', ...defaultClientConditions];

/** Drops react-aria's message catalogues for languages that no tenant offers; en-US is its fallback. */
export const locales = { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const };

/** Drops the calendars of other eras: the days of the marketplace, in every language it speaks, are Gregorian. */
export const calendars = {
  name: 'calendars',
  enforce: 'pre' as const,
  load: (id: string) =>
    /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/.test(id)
      ? `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
export const createCalendar = () => new GregorianCalendar();`
      : undefined,
};

/** The pages that people open first, one after the other; what at least so many of them need stands in one file. */
const firstPages: Record<AppName, { pages: readonly string[]; least: number }> = {
  site: { pages: ['index', 'trips/index', 'hosts.$path', 'trips/$tripPath/index'], least: 2 },
  traveler: { pages: ['trips/index', 'trips/$tripId/route', 'trips/$tripId/trip-overview'], least: 1 },
  host: { pages: ['home/dashboard'], least: 1 },
  operator: { pages: ['home'], least: 1 },
  // Where admins begin comes with the frame.
  admin: { pages: [], least: 1 },
};

/**
 * What every page of an app needs stands in one file, and what several pages share in few: each file costs a request
 * with half a kilobyte of headers, and packs worse alone than together.
 */
const chunks = (app: AppName) => [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: withFirstPages(app), priority: 1 },
];

/**
 * The site's pages are drawn by the server and begin with a small script, which loads the app when it is reached for:
 * the app is an entry of its own, and the small script keeps what it needs to itself.
 */
const reached = {
  input: { index: 'index.html', live: 'src/live.tsx' },
  chunks: [{ name: withEntry(path.resolve('index.html'), 'reach'), priority: 3 }, ...chunks('site')],
};

/** What the ids of modules say about each other. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/**
 * A module and what it imports, and what that does. Others' packages import all they have in one place, so of them it
 * ends at what ours name; the build adds what that needs.
 */
function reachOf(entry: string, modules: Modules): Set<string> {
  const reached = new Set([entry]);
  for (const one of reached)
    if (!one.includes('/node_modules/'))
      for (const other of modules.getModuleInfo(one)?.importedIds ?? []) reached.add(other);
  return reached;
}

/** Puts what a module imports, and what that does, into one file. */
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
 * Puts what the first pages share into one file. The routes' own modules stay files of their own, which the server knows
 * them by.
 */
function withFirstPages(app: AppName) {
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

export function appConfig(name: AppName): UserConfig {
  return {
    base: apps[name],
    plugins: [
      words(name === 'site' || name === 'traveler' ? travelers : everybodys),
      tanstackRouter({ target: 'react', autoCodeSplitting: true }),
      react(),
      tailwind(),
      locales,
      calendars,
      fonts(),
      pack(),
    ],
    resolve: { conditions },
    build: {
      outDir: `../../backend/app/web/dist/${name}`,
      emptyOutDir: true,
      sourcemap: false,
      // Fonts and pictures stay files: the content security policy has no data: for fonts.
      assetsInlineLimit: 0,
      // Browsers that know light-dark() themselves, as themes are written with it: what stands in for it elsewhere knows only
      // schemes that are literals, and a marketplace with dark paper chooses its own by a variable.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      // The server reads which files a page needs that it draws itself.
      manifest: name === 'site',
      rolldownOptions:
        name === 'site'
          ? { input: reached.input, output: { codeSplitting: { groups: reached.chunks } } }
          : { output: { codeSplitting: { groups: chunks(name) } } },
    },
    // The server replaces this text by the request's nonce.
    html: { cspNonce: '__CSP_NONCE__' },
  };
}

/** The countries' names by language and code, for an engine that has no table of them. */
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
 * The app as the server draws its pages: one script without imports, for a JavaScript engine inside the server. It is
 * the same source as the browser's, in pieces that are all there at once.
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
