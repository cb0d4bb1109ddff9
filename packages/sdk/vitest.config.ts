import { defineConfig } from 'vitest/config';

// A busy machine is no failure: the limit only ends what hangs.
export default defineConfig({ test: { testTimeout: 60_000 } });
