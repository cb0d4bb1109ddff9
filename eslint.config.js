import hooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/storybook-static',
      '**/gen/**',
      '**/*.gen.ts',
      '**/node_modules',
      'backend/**',
      '**/.storybook/**',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
  {
    rules: {
      // A click handler may start work without awaiting it; the promise's errors surface in the query layer.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // TanStack Router signals redirects and missing pages by throwing plain objects.
      '@typescript-eslint/only-throw-error': 'off',
    },
  },
  { files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'], rules: { '@typescript-eslint/require-await': 'off' } },
  {
    files: ['packages/ui/**/*.tsx'],
    ignores: ['**/*.stories.tsx'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }] },
  },
  hooks.configs.flat['recommended-latest'],
  ...storybook.configs['flat/recommended'],
);
