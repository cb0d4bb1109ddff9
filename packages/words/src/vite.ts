import babel, { type PluginObj, type types } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import config from '../lingui.config.ts';
import { type Catalogue, catalogue, poFile, pseudo, script, translated } from './catalogue.ts';

/** Precompiles the English text that stays in the code, so that no app ships a message parser. */
function compileEnglish(found: (id: string) => void) {
  return ({ types: t }: { types: typeof types }): PluginObj => ({
    visitor: {
      ObjectExpression(path) {
        const field = (name: string) =>
          path.node.properties.find(
            (p): p is types.ObjectProperty =>
              t.isObjectProperty(p) &&
              (t.isIdentifier(p.key, { name }) || t.isStringLiteral(p.key, { value: name })),
          );
        const [id, message] = [field('id'), field('message')];
        if (!id || !message || !t.isStringLiteral(id.value) || !t.isStringLiteral(message.value)) return;
        if (!t.isCallExpression(path.parent) || !t.isMemberExpression(path.parent.callee)) return;
        found(id.value.value);
        message.value = t.valueToNode(compileMessage(message.value.value));
      },
    },
  });
}

/**
 * Lingui for Vite: transforms the macros to lookups, and writes a file for each language with the messages of
 * the app (`assets/words.de-<hash>.js`), which the server puts before the app's script.
 */
export function words(languages: readonly string[] = translated): Plugin {
  const used = new Set<string>();
  return {
    name: 'words',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?(\?|$)/, exclude: /node_modules/ }, code: '@lingui/core/macro' },
      async handler(code, id) {
        const out = await babel.transformAsync(code, {
          filename: id,
          configFile: false,
          babelrc: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [
            [macro, { descriptorFields: 'message', linguiConfig: config }],
            compileEnglish((message) => used.add(message)),
          ],
        });
        return out?.code ? { code: out.code, map: out.map } : null;
      },
    },
    async generateBundle() {
      for (const language of translated.filter((one) => languages.includes(one))) {
        const all = await catalogue(language);
        const own: Catalogue = {};
        for (const id of [...used].sort()) if (all[id]) own[id] = all[id];
        this.emitFile({ type: 'asset', name: `words.${language}.js`, source: await script(language, own) });
      }
    },
    configureServer(server) {
      server.watcher.add(translated.map(poFile));
      server.middlewares.use((req, res, next) => {
        const language = /^\/@words\/([\w-]+)\.js$/.exec(req.url ?? '')?.[1];
        if (![...translated, pseudo].includes(language as never)) return next();
        res.setHeader('content-type', 'text/javascript');
        catalogue(language!)
          .then((words) => script(language!, words))
          .then((text) => res.end(text), next);
      });
    },
  };
}
