import type { Plugin } from 'vite';

/** The two faces of a first page, in the file for Latin letters. */
const first = /\/(?:geist-latin-wght|newsreader-latin-400)-normal-[^/]*\.woff2$/;

/**
 * Names the fonts of a first page in its head, so that they come beside the styles and not after them. The server takes
 * the heading face out for marketplaces that have another (backend/app/web).
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
