import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { calendars, conditions, locales } from '@caravan/config/vite';

/** Builds one page (--mode button, --mode everything) the way an app would, to measure its size. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), locales, calendars],
  resolve: { conditions },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warn',
  build: {
    outDir: path.resolve(import.meta.dirname, '../dist/size', mode),
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: path.resolve(import.meta.dirname, `${mode}.tsx`) },
  },
}));
