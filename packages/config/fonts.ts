import type { Plugin } from 'vite';

/** The two typefaces of a first page, as their files for Latin characters. */
const first = /\/(?:geist-latin-wght|newsreader-latin-400)-normal-[^/]*\.woff2$/;

/**
 * What preloads a portal's fonts. A portal renders nothing before its script runs, and on a slow connection the
 * fonts would take a fifth of a second from the script. They load while it runs and renders instead.
 */
const whenRunning =
  "for (const link of document.querySelectorAll('link[data-preload]')) link.rel = 'preload';\n";

/**
 * Preloads the fonts of a first page: of a server-rendered one, in parallel with the styles; of a portal, once
 * its script runs. The server removes the heading typeface for marketplaces that use another one
 * (backend/app/web).
 */
export function fonts({ rendered }: { rendered: boolean }): Plugin {
  let base = '/';
  return {
    name: 'fonts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    renderChunk: (code, chunk) =>
      chunk.isEntry && !rendered ? { code: whenRunning + code, map: null } : null,
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => first.test(`/${file}`))
          .map((file) => ({
            tag: 'link',
            attrs: {
              ...(rendered ? { rel: 'preload' } : { 'data-preload': true }),
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: base + file,
            },
            injectTo: 'head',
          })),
    },
  };
}
