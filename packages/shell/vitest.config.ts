import { words } from '@caravan/words/vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@caravan/source'];

export default defineConfig({
  plugins: [words()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
