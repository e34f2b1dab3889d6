/**
 * The direction of imports, as ARCHITECTURE.md describes it. `from` and `to` are patterns for paths
 * relative to the repository; `$1` in `to` is what the first group of `from` matched.
 */
import { readFileSync } from 'node:fs';

/** Packages that every area may use, lowest first. */
const foundations = ['core', 'data-table'];

/** Features of an engine, lowest first: a feature imports only those before it. */
const engineFeatures = {
  'alert-center': [
    'brand',
    'state',
    'alert',
    'panel',
    'list',
    'reminder',
    'previews',
    'triage',
    'evidence',
  ],
  'sales-order': ['orders', 'form'],
  'alert-rules': ['rules', 'form'],
  dashboard: ['source', 'tile', 'chart', 'fleet'],
  'driver-score': ['scores'],
  'company-settings': ['company', 'profile'],
  shell: [
    'access',
    'brand',
    'layout',
    'menu',
    'navigation',
    'page',
    'palette',
    'preferences',
    'session',
    'updates',
  ],
};

/** Core's modules that may import only the modules listed (and their own). */
const coreModules = {
  contract: [],
  errors: [],
  clock: [],
  storage: ['errors', 'clock'],
  lazy: ['errors', 'clock'],
  transport: ['contract', 'errors', 'clock', 'storage', 'lazy'],
};

/** The entries that the reference server may import: data, nothing made for a browser. */
const serverEntries = [
  './base-map',
  './company',
  './contract',
  './contract/operations',
  './day',
  './driver-score',
  './icons',
];

/** Tests, stories and test support may import more than what is published. */
const testing = String.raw`[.](test|stories|e2e)[.]|[.]test[.]setup[.]|/src/testing/`;
const adapterUsers = `${testing}|/src/element/`;

const either = (/** @type {readonly string[]} */ names) => `(?:${names.join('|')})`;
const npm = (/** @type {readonly string[]} */ names) => `node_modules/${either(names)}/`;
const react = npm(['react', 'react-dom', '@types/react', '@types/react-dom']);
/** Inside the package that `from` captured. */
const inside = (/** @type {string} */ path) => `^packages/$1/src/${path}`;
/** Inside any package but core. */
const area = (/** @type {string} */ path) => `^packages/(?!core/)([^/]+)/src/${path}`;

const coreManifest = JSON.parse(
  readFileSync(new URL('packages/core/package.json', import.meta.url), 'utf8'),
);
const serverPaths = serverEntries.map(
  (entry) => `^packages/core/${coreManifest.exports[entry]['@pantau/source'].slice(2)}$`,
);

/**
 * @param {string} name
 * @param {string} comment shown with the violation
 * @param {object} from
 * @param {object} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const betweenPackages = [
  forbid(
    'resolvable',
    'Relative imports carry their extension; packages are imported by a public entry.',
    { pathNot: '^tests/(packed|bench)/' },
    // The build of the workbench generates the modules called `virtual:`.
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
  forbid(
    'public-entries-only',
    "Import another package by name ('@pantau/core/ui'), not by a relative path.",
    // The workbench and its checks read state types, tokens and texts, and what stands in for a host's own modules in examples
    // uses the set-ups of the packages' tests: no entry exports these.
    {
      path: '^(packages/[^/]+|apps/[^/]+|[^/]+)/',
      pathNot: '^([.]storybook|tests/tools|tests/examples/stand-ins)/',
    },
    {
      path: '^packages/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  ),
  forbid(
    'relative-inside-a-package',
    'Inside its own package a file is imported by its relative path.',
    { path: '^packages/([^/]+)/src/' },
    { path: inside(''), dependencyTypesNot: ['local'] },
  ),
  ...foundations.map((name, index) =>
    forbid(
      `foundation-${name}`,
      'A foundation imports only the foundations below it.',
      { path: `^packages/${name}/` },
      { path: '^packages/', pathNot: `^packages/${either(foundations.slice(0, index + 1))}/` },
    ),
  ),
  forbid(
    'no-area-imports-another',
    'Move what both areas need to core, or let the app join them.',
    { path: `^packages/(?!${either(foundations)}/)([^/]+)/` },
    { path: '^packages/', pathNot: ['^packages/$1/', `^packages/${either(foundations)}/`] },
  ),
  forbid(
    'alert-center-stays-light',
    "Only the alert centre's entries for history and handover use the data table.",
    // In engine/history, hooks/history.ts, ui/history and ui/handover.
    {
      path: '^packages/alert-center/src/(?![a-z]+/history[/.]|ui/handover/)',
      pathNot: testing,
    },
    { path: '^packages/data-table/' },
  ),
  forbid(
    'packages-import-no-app',
    'Packages know neither the apps nor the tests; a test may use tests/support.',
    { path: '^packages/[^/]+/src/', pathNot: testing },
    { path: '^(apps|tests|scripts|[.]storybook)/' },
  ),
  forbid(
    'apps-are-not-imported',
    'Only tests start the reference server from its sources; the workbench reads its roles.',
    { path: '^(apps/[^/]+|packages|scripts|[.]storybook)/' },
    { path: '^apps/', pathNot: ['^$1/', '^apps/reference-server/src/access/roles[.]ts$'] },
  ),
  forbid(
    'server-imports-data-only',
    'The reference server imports only entries of core that are made for Node, too.',
    { path: '^apps/reference-server/src/', pathNot: testing },
    { path: '^packages/', pathNot: serverPaths },
  ),
  forbid(
    'css-modules-only',
    "A package's style sheet is a CSS module: a host has classes, too.",
    { path: '^packages/' },
    { path: '^packages/.*[.]css$', pathNot: '[.]module[.]css$' },
  ),
  forbid(
    'no-node-in-packages',
    'Packages run in browsers.',
    { path: '^packages/[^/]+/src/', pathNot: testing },
    { dependencyTypes: ['core'] },
  ),
];

const insideAreas = [
  forbid(
    'engine-imports-no-view',
    'The engine imports neither hooks, ui nor adapters.',
    { path: area('engine/'), pathNot: testing },
    { path: inside(''), pathNot: inside('engine/') },
  ),
  forbid(
    'engine-knows-no-react',
    'The engine works without React: bind it in hooks/.',
    { path: area('engine/'), pathNot: testing },
    { path: react },
  ),
  ...Object.entries(engineFeatures).flatMap(([name, order]) =>
    order.map((feature, index) =>
      forbid(
        `engine-${name}-${feature}`,
        `Features of the engine, lowest first: ${order.join(', ')}.`,
        { path: `^packages/${name}/src/engine/${feature}/`, pathNot: testing },
        {
          path: `^packages/${name}/src/engine/`,
          pathNot: `^packages/${name}/src/engine/${either(order.slice(0, index + 1))}/`,
        },
      ),
    ),
  ),
  forbid(
    'hooks-import-the-engine',
    'Hooks import the engine.',
    { path: area('hooks/'), pathNot: testing },
    { path: inside(''), pathNot: inside('(engine|hooks)/') },
  ),
  forbid(
    'ui-imports-hooks',
    'Views import hooks, types of the engine and messages.',
    { path: area('ui/'), pathNot: testing },
    { path: inside(''), pathNot: inside('(engine|hooks|ui|messages)/') },
  ),
  forbid(
    'adapters-import-the-engine',
    'Adapters import the ports and types of the engine (in data-table: of its features).',
    { path: area('adapters/'), pathNot: testing },
    { path: inside(''), pathNot: inside('(engine|features|shared|adapters)/') },
  ),
  forbid(
    'adapters-know-no-react',
    'An adapter works without React.',
    { path: area('adapters/'), pathNot: testing },
    { path: react },
  ),
  forbid(
    'adapters-are-independent',
    'Adapters do not import each other.',
    { path: area('adapters/([^/]+)/'), pathNot: testing },
    { path: inside('adapters/'), pathNot: inside('adapters/$2/') },
  ),
  forbid(
    'nothing-imports-an-adapter',
    'The host passes the adapter in: only element/, testing/, stories and tests import one.',
    { path: area('(?!adapters/)'), pathNot: adapterUsers },
    { path: inside('adapters/') },
  ),
  forbid(
    'messages-import-only-core',
    'Catalogues import core and nothing else of their package.',
    { path: area('messages/'), pathNot: testing },
    { path: inside(''), pathNot: inside('messages/') },
  ),
  forbid(
    'entry-is-for-others',
    "A file imports the file it needs, not the package's entry.",
    { path: '^packages/([^/]+)/src/.', pathNot: testing },
    { path: inside('index[.]ts$') },
  ),
  forbid(
    'jotai-is-hidden',
    "jotai stays behind the package's hooks.",
    { path: area('(?!(engine|hooks|shared|table)/)'), pathNot: testing },
    { path: npm(['jotai']) },
  ),
  forbid(
    'core-knows-no-react',
    'These modules of core also run on servers and in workers.',
    { path: '^packages/core/src/(contract|errors|clock|transport)/', pathNot: testing },
    { path: react },
  ),
  ...Object.entries(coreModules).map(([name, allowed]) =>
    forbid(
      `core-${name}`,
      `core/${name} stands below the rest of core.`,
      { path: `^packages/core/src/${name}/`, pathNot: testing },
      {
        path: '^packages/core/src/',
        pathNot: `^packages/core/src/${either([name, ...allowed])}/`,
      },
    ),
  ),
];

/** Type imports count: two files that need each other's types depend on each other. */
const cycles = [
  forbid('no-cycles', 'Move what both files need to a third file.', {}, { circular: true }),
];

/** @satisfies {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [...betweenPackages, ...insideAreas, ...cycles],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '(^|/)(dist|node_modules/[.]cache)/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@pantau/source', 'import', 'types', 'node', 'default'],
      // No .ts or .tsx: a relative import carries its extension.
      extensions: ['.js', '.mjs', '.json', '.d.ts'],
    },
  },
};

export default config;
