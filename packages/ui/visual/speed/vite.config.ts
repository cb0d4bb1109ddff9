import { conditions, locales } from '@caravan/config/vite';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';

/** A page with only large components, built like an app, so that Storybook's own work doesn't distort the figures. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), locales],
  resolve: { conditions },
  logLevel: 'warn',
  build: {
    outDir: path.resolve(import.meta.dirname, '../../dist/speed'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
  },
});
