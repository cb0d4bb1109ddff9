// One Vite server for all apps, so that one process and one module graph serve every portal in development.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { words } from '../../packages/words/src/vite.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apps, conditions } from '../../packages/config/vite.ts';

const root = path.resolve(import.meta.dirname, '../..');
const port = Number(process.env.CARAVAN_VITE_PORT ?? 5173);
const names = Object.keys(apps) as (keyof typeof apps)[];
// Longest prefix first, because the site's "/" matches everything.
const byPrefix = [...names].sort((a, b) => apps[b].length - apps[a].length);

const spa: Plugin = {
  name: 'caravan-apps',
  configureServer(server) {
    return () =>
      server.middlewares.use(async (req, res, next) => {
        try {
          const url = req.originalUrl ?? '/';
          if (req.method !== 'GET' || !req.headers.accept?.includes('text/html')) return next();
          const app =
            byPrefix.find((name) => url.startsWith(apps[name]) || `${url}/` === apps[name]) ?? 'site';
          const html = (await readFile(path.join(root, 'apps', app, 'index.html'), 'utf8')).replace(
            '"/src/main.tsx"',
            `"/apps/${app}/src/main.tsx"`,
          );
          const language = req.headers['caravan-language'] ?? 'en';
          const words = `<script type="module" src="/@words/${language}.js"></script>`;
          res.setHeader('content-type', 'text/html');
          res.end(
            await server.transformIndexHtml(
              url,
              language === 'en' ? html : html.replace('<head>', `<head>${words}`),
            ),
          );
        } catch (error) {
          next(error);
        }
      });
  },
};

export default defineConfig({
  root,
  appType: 'custom',
  resolve: { conditions },
  cacheDir: path.join(root, 'node_modules/.vite-dev'),
  plugins: [
    words(),
    ...names.map((name) =>
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: path.join(root, 'apps', name, 'src/routes'),
        generatedRouteTree: path.join(root, 'apps', name, 'src/routeTree.gen.ts'),
      }),
    ),
    react(),
    tailwind(),
    spa,
  ],
  optimizeDeps: { entries: names.map((name) => `apps/${name}/src/main.tsx`) },
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // The Go server serves the pages on another port, but hot updates connect to Vite directly.
    hmr: { host: '127.0.0.1', port },
    cors: true,
    watch: {
      ignored: [
        '**/dist/**',
        '**/.nx/**',
        '**/storybook-static/**',
        '**/.turbo/**',
        '**/.caravan/**',
        '**/backend/**',
      ],
    },
  },
});
