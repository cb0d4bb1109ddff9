import type { StorybookConfig } from '@storybook/react-vite';
import tailwind from '@tailwindcss/vite';

export default {
  stories: ['../docs/**/*.stories.tsx', '../src/**/*.stories.tsx', '../../shell/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Relative addresses: the built library is served under any path, such as /storybook/.
  viteFinal: (config) => ({ ...config, base: './', plugins: [...(config.plugins ?? []), tailwind()] }),
} satisfies StorybookConfig;
