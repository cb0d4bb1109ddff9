import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { conditions } from '@caravan/config/vite';
import { catalogue, pseudo, script, translated } from '@caravan/words/catalogue';
import { words } from '@caravan/words/vite';
import tailwind from '@tailwindcss/vite';
import { cardFrame } from './cardFrame.ts';
import { changesOf } from './changes.ts';

const early = [
  'react-email',
  'react-aria-components',
  'msw',
  '@faker-js/faker',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'react-hook-form',
];

// The files of words, for the stories' page to load before them.
const spoken = path.resolve(import.meta.dirname, '../node_modules/.cache/words');
mkdirSync(spoken, { recursive: true });
for (const language of [...translated, pseudo])
  writeFileSync(path.join(spoken, `${language}.js`), await script(language, await catalogue(language)));

/** Loads the words of the toolbar's locale, in the way the server does it for the portals. */
const speak = `<script>
  const locale = /locale:([\\w-]+)/.exec(decodeURIComponent(location.search))?.[1] ?? 'en';
  const language = locale === '${pseudo}' ? locale : locale.split('-')[0];
  if (${JSON.stringify([...translated, pseudo])}.includes(language))
    document.write('<script src="./words/' + language + '.js"></' + 'script>');
</script>`;

export default {
  staticDirs: [{ from: '../node_modules/.cache/words', to: '/words' }],
  previewHead: (head) => `${head ?? ''}${speak}`,
  stories: [
    '../docs/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
    '../../emails/src/**/*.stories.tsx',
    '../../../apps/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its readers are designers, not somebody who sets Storybook up.
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    define: {
      ...config.define,
      __CHANGES__: JSON.stringify(changesOf(path.resolve(import.meta.dirname, '../src'))),
    },
    // Relative addresses: the built library is served under any path, such as /storybook/.
    base: './',
    // Workspace packages are read as source.
    resolve: { ...config.resolve, conditions },
    // Found before the first story runs; what is found later reloads the page under a running test.
    optimizeDeps: { ...config.optimizeDeps, include: [...(config.optimizeDeps?.include ?? []), ...early] },
    plugins: [...(config.plugins ?? []), words(), tailwind(), cardFrame()],
  }),
} satisfies StorybookConfig;
