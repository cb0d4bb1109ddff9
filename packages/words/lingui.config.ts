import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import path from 'node:path';

/**
 * One catalogue for all portals. The keys are the English texts; a context distinguishes two meanings of one
 * text.
 */
export default makeConfig({
  rootDir: path.resolve(import.meta.dirname, '../..'),
  sourceLocale: 'en',
  locales: ['de', 'es'],
  catalogs: [
    {
      path: '<rootDir>/packages/words/{locale}',
      include: ['<rootDir>/apps/*/src/**/*.{ts,tsx}', '<rootDir>/packages/shell/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/*.gen.ts'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: { i18n: ['@caravan/words', 'i18n'] },
});
