import type { StorybookConfig } from '@storybook/react-vite';
import { conditions } from '@caravan/config/vite';
import { words } from '@caravan/words/vite';
import tailwind from '@tailwindcss/vite';

const early = [
  'react-email',
  'react-aria-components',
  'msw',
  '@faker-js/faker',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'react-hook-form',
];

export default {
  stories: [
    '../docs/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
    '../../emails/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its readers are designers, not somebody who sets Storybook up.
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    // Relative addresses: the built library is served under any path, such as /storybook/.
    base: './',
    // Workspace packages are read as source.
    resolve: { ...config.resolve, conditions },
    // Found before the first story runs; what is found later reloads the page under a running test.
    optimizeDeps: { ...config.optimizeDeps, include: [...(config.optimizeDeps?.include ?? []), ...early] },
    plugins: [...(config.plugins ?? []), words(), tailwind()],
  }),
} satisfies StorybookConfig;
