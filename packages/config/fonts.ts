import type { Plugin } from 'vite';

/** The two typefaces of a first page, as their files for Latin characters. */
const first = /\/(?:geist-latin-wght|newsreader-latin-400)-normal-[^/]*\.woff2$/;

/**
 * Preloads the fonts of a first page, so that they load in parallel with the styles. The server removes the
 * heading typeface for marketplaces that use another one (backend/app/web).
 */
export function fonts(): Plugin {
  let base = '/';
  return {
    name: 'fonts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => first.test(`/${file}`))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + file },
            injectTo: 'head',
          })),
    },
  };
}
