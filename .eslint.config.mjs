// @ts-check
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {readOwnerFile} from './src/cli/lib/ownerFiles.mjs';

/**
 * Code of the site's owner, which is linted only with `strictPosts`. JavaScript files of the application
 * have the extension `.mjs`, so `.js` and `.jsx` files are the owner's.
 */
const OWNER_CODE = ['blog/', 'books/', 'media/', 'resume/', 'static/', 'src/**/*.{js,jsx}'];

/** Import rules: types of code that each type may import. `ELEMENTS` has their folders. */
const ALLOWED = {
  pages: ['features', 'components', 'hooks'],
  theme: ['features', 'components', 'hooks'],
  features: ['lib', 'data', 'hooks', 'components'],
  components: ['lib', 'hooks', 'components'],
  hooks: ['lib', 'hooks'],
  'client-modules': ['lib'],
  data: ['lib', 'data'],
  lib: ['lib'],
  config: ['lib', 'data', 'features', 'config'],
  // Interactive components of posts are content, so the application may not import them.
  posts: ['lib', 'components', 'posts'],
};

/** Types of code and their folders. */
const ELEMENTS = [
  {type: 'features', pattern: 'src/features/*', capture: ['name']},
  {type: 'posts', pattern: 'blog/_parts'},
  ...['pages', 'theme', 'components', 'hooks', 'client-modules', 'data', 'lib', 'config'].map(
    (type) => ({type, pattern: `src/${type}`}),
  ),
];

/**
 * Features whose files all run at build time. In other features, build-time code is in `plugin.ts` or
 * in the folder `plugin`.
 */
const BUILD_TIME = [
  'content-check',
  'feeds',
  'first-search',
  'old-addresses',
  'plots',
  'post-markdown',
  'site-links',
];

/** The import rules as policies of `eslint-plugin-boundaries`. */
const POLICIES = [
  ...Object.entries(ALLOWED).map(([from, to]) => ({
    from: {element: {type: from}},
    allow: {to: {element: {types: {anyOf: to}}}},
  })),
  // Files of a feature may import each other, and the public entries of other features.
  {
    from: {element: {type: 'features'}},
    allow: {dependency: {relationship: {to: 'internal'}}},
  },
  {
    from: {element: {type: 'features'}},
    allow: {
      to: {element: {type: 'features', internalPath: ['index.*', 'plugin.ts', 'plugin/index.ts']}},
    },
  },
  // The type of the owner file is inferred from its schema.
  {
    from: {element: {type: 'lib'}},
    allow: {to: {element: {type: 'data'}}, dependency: {kind: 'type'}},
  },
];

/** Literal paths. On a site served from `/blog/`, Docusaurus would leave `/blog` without the base path. */
const ADDRESSES = [
  {
    selector:
      'JSXOpeningElement[name.name="Link"] > JSXAttribute > :matches(Literal[value=/^[/]/], JSXExpressionContainer > TemplateLiteral[quasis.0.value.raw=/^[/]/])',
    message: 'Use SiteLink for a path of this site.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(useBaseUrl|withBaseUrl)$/][arguments.length=1] > :matches(Literal[value=/^[/]./], TemplateLiteral[quasis.0.value.raw=/^[/]./])',
    message: 'Use useSiteAddress for a path of this site.',
  },
];

/** Pattern for names of attributes and properties with visible or spoken text. */
const TEXT_NAMES =
  '/^(aria-(label|description|roledescription|valuetext)|alt|any|action|caption|columns|description|heading|kicker|label|lead|nameX|note|placeholder|prefix|text|title)$/';
/** Selector for a string or template with a letter. */
const TEXT =
  ':matches(Literal[value=/\\p{L}/u], TemplateLiteral:has(TemplateElement[value.raw=/\\p{L}/u]))';
/** Selector for all elements and fragments except `<Translate>`. Text in them is not translated. */
const PARENT = ':matches(JSXElement[openingElement.name.name!="Translate"], JSXFragment)';
const TRANSLATE_ELEMENT = 'JSXElement[openingElement.name.name="Translate"]';
/** Selector for properties of the argument of `translate()`. */
const TRANSLATED = 'CallExpression[callee.name="translate"] > ObjectExpression > Property';

/** Texts of the interface that cannot be translated, because they are not in `translate()`. */
const UNTRANSLATED = [
  `${PARENT} > JSXText[value=/\\p{L}/u]:not(JSXElement[openingElement.name.name="kbd"] > JSXText)`,
  `${PARENT} > JSXExpressionContainer > ${TEXT}`,
  `${PARENT} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > ${TEXT}`,
  `JSXOpeningElement[name.name!="Translate"] > JSXAttribute[name.name=${TEXT_NAMES}] > ${TEXT}`,
  `JSXAttribute[name.name=${TEXT_NAMES}] > JSXExpressionContainer > ${TEXT}`,
  `JSXAttribute[name.name=${TEXT_NAMES}] > JSXExpressionContainer > :matches(ArrayExpression, ConditionalExpression, LogicalExpression) > ${TEXT}`,
  `Property[key.name=${TEXT_NAMES}]:not(${TRANSLATED}) > ${TEXT}.value`,
  // All other sentences, except in errors and warnings.
  `Literal[value=/^\\p{Lu}\\S* .*[.…?!]$/u]:not(${TRANSLATED} > Literal, NewExpression > Literal, CallExpression[callee.object.name="console"] > Literal, ${TRANSLATE_ELEMENT} > JSXExpressionContainer > Literal)`,
].map((selector) => ({selector, message: 'Use translate() or <Translate>, with an id.'}));

/** Texts of the interface without a description for translators. */
const WITHOUT_DESCRIPTION = [
  'CallExpression[callee.name="translate"] > ObjectExpression:first-child:not(:has(> Property[key.name="description"]))',
  'JSXOpeningElement[name.name="Translate"]:not(:has(> JSXAttribute[name.name="description"]))',
].map((selector) => ({selector, message: 'Add a description for translators.'}));

/** Functions that some browsers of the `browserslist` lack, such as Safari 16.4. */
const UNSUPPORTED = [
  {object: 'URL', property: 'canParse'},
  {object: 'URL', property: 'parse'},
  {object: 'Map', property: 'groupBy'},
  {object: 'Object', property: 'groupBy'},
  {object: 'Promise', property: 'withResolvers'},
  {object: 'AbortSignal', property: 'any'},
  {property: 'checkVisibility'},
].map((api) => ({...api, message: 'Some browsers of the browserslist do not support it.'}));

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'playwright-report/',
      'test-results/',
      'src/packages/*/lib/',
      'tests/.fixture-site/',
      'tests/.foreign-site/',
      'tests/.stock-site/',
      'tests/stock/content/',
      'tests/fixtures/foreign/',
      ...((await readOwnerFile()).strictPosts ? [] : OWNER_CODE),
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.configs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      'max-lines': ['error', {max: 250, skipBlankLines: true, skipComments: true}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,mjs}', 'blog/_parts/**/*.{ts,tsx}'],
    plugins: {boundaries},
    settings: {
      'boundaries/elements': ELEMENTS,
      'import/resolver': {typescript: true},
    },
    rules: {
      'boundaries/dependencies': ['error', {default: 'disallow', policies: POLICIES}],
    },
  },
  {
    files: ['src/packages/*/src/**/*.{ts,tsx}'],
    rules: {'no-restricted-syntax': ['error', ...WITHOUT_DESCRIPTION]},
  },
  {
    files: ['blog/_parts/**/*.{ts,tsx}'],
    rules: {'no-restricted-syntax': ['error', ...ADDRESSES]},
  },
  {
    files: ['src/{pages,theme,features,components,hooks}/**/*.{ts,tsx}'],
    rules: {'no-restricted-syntax': ['error', ...ADDRESSES, ...WITHOUT_DESCRIPTION]},
  },
  {
    files: ['src/{pages,theme,features,components}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...ADDRESSES, ...WITHOUT_DESCRIPTION, ...UNTRANSLATED],
    },
  },
  {
    files: ['{src/{pages,theme,features,components,hooks,client-modules,lib},blog/_parts}/**'],
    ignores: [
      `src/features/{${BUILD_TIME.join()}}/**`,
      'src/features/*/plugin/**',
      'src/features/*/plugin.ts',
      '**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-properties': ['error', ...UNSUPPORTED],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'zod',
              allowTypeImports: true,
              message: 'Schemas run at build and test time; keep them in src/data/schemas.',
            },
          ],
          patterns: [{group: ['node:*'], message: 'This code runs in the browser.'}],
        },
      ],
    },
  },
  {
    files: ['src/packages/*/src/{answers,chat,client,engine}/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {'no-restricted-properties': ['error', ...UNSUPPORTED]},
  },
  {
    files: ['src/**/*.{ts,tsx,mjs}', 'tests/**/*.{ts,mts}', 'blog/_parts/**/*.{ts,tsx}'],
    rules: {
      // Comments begin with a verb or a noun phrase ("Returns …", "Score of …"), see CONTRIBUTING.
      'no-warning-comments': [
        'error',
        {terms: ['what', 'whether', 'who', 'of', 'how'], location: 'start', decoration: ['*', '/']},
      ],
    },
  },
  // Test files may be longer, because of their tables of cases.
  {
    files: ['**/*.test.ts'],
    rules: {'max-lines': ['error', {max: 300, skipBlankLines: true, skipComments: true}]},
  },
  // Lists of entries may have any length.
  {files: ['src/data/*.ts'], rules: {'max-lines': 'off'}},
  // Entries of packages that Node loads itself; see src/cli/docusaurus.mjs.
  {files: ['src/packages/*/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  prettier,
);
