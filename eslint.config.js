import hooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** A sandbox's clock is not the machine's: what is compared with now is compared with the marketplace's. */
const machineClock = {
  selector:
    "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
  message: 'Use useNow of @caravan/shell, or marketplaceNow of @caravan/sdk outside of components.',
};

// A mutation creates its own idempotency key, once per intent.
const ownKey = {
  selector: "Property[key.value='Idempotency-Key']",
  message: 'Use useChange of @caravan/shell; it hands the request on.',
};

const readable = /^[A-Z][a-z]|[A-Za-z]{2,} [A-Za-z]/;
const readAloud =
  /^(?:label|title|description|text|placeholder|alt|help|heading|kicker|aria-label|aria-description)$/;

/** Words that people read are said by the catalogue: Lingui's macros in messages.ts, never in a component. */
const fromCatalogue = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { outside: 'Say it in messages.ts with t or plural of @lingui/core/macro.' },
  },
  create: (context) => {
    const refuse = (node, text) => {
      if (typeof text === 'string' && readable.test(text.trim()))
        context.report({ node, messageId: 'outside' });
    };
    if (context.filename.endsWith('messages.ts'))
      return {
        Property: (node) => {
          if (!/^(?:one|other|message|context)$/.test(node.key.name ?? ''))
            refuse(node.value, node.value.value);
        },
      };
    return {
      JSXText: (node) => refuse(node, node.value),
      JSXAttribute: (node) => {
        if (readAloud.test(node.name.name)) refuse(node, node.value?.value);
      },
      // Options of fields and columns of tables are objects; so is what a component is called with.
      Property: (node) => {
        if (!node.computed && readAloud.test(node.key.name ?? node.key.value ?? ''))
          refuse(node, node.value.value);
      },
    };
  },
};

/** What a change makes untrue is in the contract (x-invalidates) or is the change's `refresh`. */
const noOwnRefresh = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      own: 'Declare x-invalidates in the contract, or use refresh, refreshRefused or refreshConflict of useChange, or useRefresh of @caravan/shell.',
    },
  },
  create: (context) => ({
    'MemberExpression[property.name="invalidateQueries"]': (node) =>
      context.report({ node, messageId: 'own' }),
  }),
};

/** What a status allows and means for somebody is said by the server; portals lay out what the answer says. */
const noOwnMeaning = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      own: 'Let the answer say it (availableActions, a flag, a group): what a status means is decided by the server.',
    },
  },
  create: (context) => {
    const refuse = (node) => context.report({ node, messageId: 'own' });
    // state.status belongs to queries, blocker.status to the router, readyState to the page; numbers are HTTP statuses.
    const isStatus = (node) => {
      const read = node.type === 'ChainExpression' ? node.expression : node;
      if (read.type === 'Identifier') return /^status$|[a-z]Status$/.test(read.name);
      return (
        read.type === 'MemberExpression' &&
        /^(?:status|state)$|[a-z]Status$/.test(read.property.name ?? '') &&
        read.object.property?.name !== 'state' &&
        read.object.name !== 'blocker'
      );
    };
    const isText = (node) => typeof node?.value === 'string';
    return {
      BinaryExpression: (node) => {
        const { left, right } = node;
        if (
          /^[!=]=/.test(node.operator) &&
          ((isStatus(left) && isText(right)) || (isText(left) && isStatus(right)))
        )
          refuse(node);
      },
      SwitchStatement: (node) => {
        if (isStatus(node.discriminant) && node.cases.some(({ test }) => isText(test))) refuse(node);
      },
      CallExpression: (node) => {
        const { callee, arguments: given } = node;
        // A list of statuses is a business rule wherever it is; numbers next to it are HTTP statuses.
        const isAsked =
          (callee.property?.name === 'includes' || callee.property?.name === 'has') &&
          !callee.object.elements?.every((one) => typeof one?.value === 'number');
        if (isAsked && given.some(isStatus)) refuse(node);
      },
    };
  },
};

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
      // Destructuring a property to omit it leaves the rest of the object.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  { files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'], rules: { '@typescript-eslint/require-await': 'off' } },
  {
    files: ['packages/ui/**/*.tsx'],
    ignores: ['**/*.stories.tsx'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }] },
  },
  {
    // Portals are assembled from the library, except for a hidden input that tells password managers the account.
    files: ['apps/*/src/**/*.tsx', 'packages/shell/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        machineClock,
        {
          selector:
            'JSXOpeningElement[name.name=/^(button|table|dl|select|textarea|dialog|details|iframe|progress|meter)$/]',
          message: 'Use the component of @caravan/ui.',
        },
        {
          selector: "JSXOpeningElement[name.name='form']",
          message: 'Use Form or FormDialog of @caravan/shell.',
        },
        ownKey,
        {
          selector:
            "JSXElement[openingElement.name.name=/^(Form|FormDialog)$/] JSXAttribute[name.name='onChange'] > JSXExpressionContainer > :matches(Identifier[name=/^set[A-Z]/], ArrowFunctionExpression > CallExpression[callee.name=/^set[A-Z]/])",
          message: 'What is typed is the form’s: {...form.field(name)} of useForm.',
        },
        {
          selector:
            "JSXOpeningElement[name.name='input']:not(:has(JSXAttribute[name.name='type'][value.value='hidden']))",
          message: 'Use a field of @caravan/ui.',
        },
        {
          // Roles are fine for regions, groups, and messages; interactive elements are components.
          selector:
            "JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name='role'][value.value=/^(button|link|checkbox|radio|radiogroup|switch|tab|tablist|tabpanel|menu|menubar|menuitem|listbox|option|combobox|dialog|alertdialog|slider|spinbutton|textbox|searchbox|progressbar|meter|toolbar|tooltip|tree|treeitem|grid|gridcell|row|rowheader|columnheader|cell|table)$/]",
          message: 'Use the component of @caravan/ui that has this role.',
        },
        {
          selector: "JSXAttribute[name.name='style'], JSXOpeningElement[name.name='svg']",
          message: 'What is drawn belongs into a component of @caravan/ui.',
        },
        {
          selector:
            'JSXAttribute[name.name="className"] Literal[value=/border border-line bg-raised|ui-pulse/]',
          message: 'Use Card or Skeleton of @caravan/ui.',
        },
        {
          // Right-to-left layout swaps the sides, so use logical properties.
          selector:
            "JSXAttribute[name.name='className'] :matches(Literal[value=/(^|[\\s:])-?(m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr]|text-left|text-right)(-[\\d.[]|-auto|-px|-full|\\s|$)/], TemplateElement[value.raw=/(^|[\\s:])-?(m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr]|text-left|text-right)(-[\\d.[]|-auto|-px|-full|\\s|$)/])",
          message:
            'Name sides by the way of the writing: ms-, me-, ps-, pe-, start-, end-, border-s, text-start.',
        },
        {
          // The portals' names are keys, which usePageTitle translates.
          selector:
            "Property[key.name='staticData'] Property[key.name='title'] > :matches(Literal, TemplateLiteral), CallExpression[callee.name='usePageTitle'] > :matches(Literal[value!=/^(Host|Operator|Traveler|Admin) Portal$/], TemplateLiteral:not(:has(Identifier)))",
          message: 'A title is read like any other word: say it in messages.ts.',
        },
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.ts', 'packages/shell/src/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      'packages/shell/src/change/useChange.ts',
      'packages/shell/src/payment/usePayment.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', machineClock, ownKey] },
  },
  {
    // useChange invalidates what the contract declares; useRefresh covers everything that isn't a mutation.
    files: ['apps/*/src/**/*.{ts,tsx}', 'packages/shell/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'packages/shell/src/change/use{Change,Refresh}.ts'],
    plugins: { changes: { rules: { 'declare-invalidation': noOwnRefresh } } },
    rules: { 'changes/declare-invalidation': 'error' },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'packages/shell/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      // A payment is a protocol whose states determine the next step, the same for everyone.
      'packages/shell/src/payment/usePayment.ts',
      // The steps of a client-side flow, which the server doesn't know about (T-098).
      'apps/traveler/src/transfer/{draft,kept}.ts',
    ],
    plugins: { statuses: { rules: { 'said-by-server': noOwnMeaning } } },
    rules: { 'statuses/said-by-server': 'error' },
  },
  {
    // One way to do forms, lists, and mutations: packages/shell wraps the underlying libraries.
    files: ['apps/*/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-hook-form', message: 'Use useForm of @caravan/shell.' },
            {
              name: '@tanstack/react-query',
              importNames: ['useInfiniteQuery', 'infiniteQueryOptions'],
              message: 'Use useList of @caravan/shell.',
            },
            {
              name: '@tanstack/react-query',
              importNames: ['useMutation', 'mutationOptions'],
              message: 'Use useChange of @caravan/shell.',
            },
          ],
          patterns: [
            {
              regex: '^@caravan/sdk/react-query$',
              importNamePattern: 'Mutation|^use(?!(?:Admin)?(?:Get|List)|AdminBookingMoney)',
              message: 'Use useChange of @caravan/shell with the function of @caravan/sdk/client.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{apps/*,packages/shell}/src/**/*.tsx', '{apps/*,packages/shell}/src/**/messages.ts'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx', '**/story/**', '**/screenTest/**'],
    plugins: { words: { rules: { 'from-catalogue': fromCatalogue } } },
    rules: { 'words/from-catalogue': 'error' },
  },
  hooks.configs.flat['recommended-latest'],
  ...storybook.configs['flat/recommended'],
);
