import { defineConfig } from 'vitest/config';

// Slowness on a busy machine isn't a failure: the limit only ends tests that hang.
export default defineConfig({ test: { testTimeout: 60_000 } });
