import type { StorybookConfig } from '@storybook/react-vite';
import tailwind from '@tailwindcss/vite';

export default {
  stories: [
    '../src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
    '../../emails/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), tailwind()] }),
} satisfies StorybookConfig;
