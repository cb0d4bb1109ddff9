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
  'diff',
];

// Compiled message catalogues, which the preview loads before the stories.
const spoken = path.resolve(import.meta.dirname, '../node_modules/.cache/words');
mkdirSync(spoken, { recursive: true });
for (const language of [...translated, pseudo])
  writeFileSync(path.join(spoken, `${language}.js`), await script(language, await catalogue(language)));

/** Loads the catalogue for the toolbar's locale the same way the server does for the portals. */
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
  // The audience is designers, not people who set up Storybook.
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    define: {
      ...config.define,
      __CHANGES__: JSON.stringify(changesOf(path.resolve(import.meta.dirname, '../src'))),
    },
    // Relative URLs let the built library be served under any path, such as /storybook/.
    base: './',
    // Resolve workspace packages to their source.
    resolve: { ...config.resolve, conditions },
    // Discover dependencies before the first story runs; a late discovery reloads the page in the middle of a test.
    optimizeDeps: { ...config.optimizeDeps, include: [...(config.optimizeDeps?.include ?? []), ...early] },
    plugins: [...(config.plugins ?? []), words(), tailwind(), cardFrame()],
  }),
} satisfies StorybookConfig;
