// Run only by Nx (nx run web:boundaries), because it needs Nx's project graph, not types.
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

const shared = 'scope:shared';
const apps = ['site', 'host', 'operator', 'traveler', 'admin'];

export default [
  {
    ignores: ['**/dist', '**/storybook-static', '**/gen/**', '**/*.gen.ts', 'packages/ui/size/**'],
  },
  // Inline directives refer to rules of the packages' own lint configuration.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          // A portal's entry loads parts of a package lazily, while its routes import others statically.
          checkDynamicDependenciesExceptions: ['.*'],
          depConstraints: [
            {
              sourceTag: 'type:app',
              onlyDependOnLibsWithTags: ['type:ui', 'type:sdk', 'type:shell', 'type:config', 'type:words'],
            },
            {
              sourceTag: 'type:shell',
              onlyDependOnLibsWithTags: ['type:ui', 'type:sdk', 'type:shell', 'type:config', 'type:words'],
            },
            {
              sourceTag: 'type:ui',
              onlyDependOnLibsWithTags: ['type:ui', 'type:config', 'type:words'],
              bannedExternalImports: [
                '@tanstack/react-query',
                '@tanstack/react-router',
                '@connectrpc/*',
                'msw',
                'zod',
              ],
            },
            {
              sourceTag: 'type:sdk',
              onlyDependOnLibsWithTags: ['type:sdk', 'type:contract'],
              bannedExternalImports: ['react-aria-components'],
            },
            // Builds and tests read the message catalogue.
            { sourceTag: 'type:config', onlyDependOnLibsWithTags: ['type:config', 'type:words'] },
            ...apps.map((a) => ({
              sourceTag: `scope:${a}`,
              onlyDependOnLibsWithTags: [`scope:${a}`, shared],
            })),
          ],
        },
      ],
    },
  },
];
