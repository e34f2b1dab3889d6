import { rmSync } from 'node:fs';
import { at, bin, workspaceNode } from './paths.mjs';
import { judge, readReport } from './results.mjs';
import { run } from './run.mjs';

/**
 * A stage of `npm test`.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {(quiet: boolean) => Promise<Outcome>} run
 * @property {boolean} [fullOnly] only in `npm run test:full`
 *
 * @typedef {ReturnType<typeof judge> & { output: string }} Outcome output: empty unless `quiet`
 */

const timeout = (process.env.PANTAU_FULL === '1' ? 80 : 45) * 60_000;
/** The reports of the suites, which the stage `rules` reads. */
const reports = at('node_modules', '.cache', 'pantau-results');

/** A stage that counts as one test. @param {string} name @param {readonly string[]} args @returns {Stage} */
const check = (name, args) => ({
  name,
  run: async (quiet) => {
    const { code, output } = await run(workspaceNode, args, { quiet, timeout });
    const status = code === 0 ? 'passed' : 'failed';
    const errors = code === 0 ? [] : [`exit code ${code}`];
    return { ...judge([{ file: name, title: '', status, errors }], code), output };
  },
});

/**
 * A suite that writes a JSON report to the file.
 *
 * @param {string} name @param {(file: string) => readonly string[]} args @param {NodeJS.ProcessEnv} environment
 * @returns {Stage}
 */
const suite = (name, args, environment = {}) => ({
  name,
  run: async (quiet) => {
    const report = `${reports}/${name.replaceAll(' ', '-')}.json`;
    rmSync(report, { force: true });
    const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code, output } = await run(workspaceNode, args(report), { quiet, timeout, env });
    return { ...judge(readReport(report), code), output };
  },
});

/** @param {string} name @param {string} file @param {string[]} args */
const script = (name, file, ...args) => check(name, [at('scripts', file), ...args]);

/** A project of vitest.config.ts. @param {string} name */
const vitest = (name, command = [bin('vitest'), 'run', '--project', name], environment = {}) =>
  suite(
    name,
    (report) => [
      ...command,
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    environment,
  );

/** The stories as most users see them; `stories` runs them with reduced motion. */
const storiesInMotion = vitest(
  'stories in motion',
  [bin('vitest'), 'run', '--project', 'stories'],
  { PANTAU_MOTION: '1' },
);

/**
 * The stories of the data table, which hosts check with the axe that they have: the one before the current is common. It
 * is installed under another name, and replaces the current one in the workbench.
 */
const storiesOnPreviousAxe = vitest(
  'stories on previous axe',
  [bin('vitest'), 'run', '--project', 'stories', 'packages/data-table'],
  { PANTAU_AXE: 'previous' },
);

/** A project of playwright.config.ts. @param {string} name @param {string} project */
const playwright = (name, project) =>
  suite(name, () => [
    bin('@playwright/test', 'playwright'),
    ...['test', '--project', project, '--reporter=list,json'],
  ]);

/** A folder of tests with a configuration of its own. @param {string} name @param {string} folder */
const playwrightIn = (name, folder) =>
  suite(name, () => [
    bin('@playwright/test', 'playwright'),
    ...['test', '--config', at('tests', folder, 'playwright.config.ts'), '--reporter=list,json'],
  ]);

const workbench = [bin('storybook'), 'build', '--quiet', '--disable-telemetry'];
const onPostgres = [
  '--conditions=@pantau/source',
  at('apps', 'reference-server', 'scripts', 'test-on-postgres.mjs'),
];

/**
 * The steps of `npm test`, quick ones first. The lanes of a step run at the same time; the stages of a lane
 * run one after another. Steps are arranged so that two cores are busy to the end: the two suites that run
 * in two processes each come last in their steps. No stage measures time.
 *
 * @type {readonly (readonly (readonly Stage[])[])[]}
 */
export const steps = [
  [
    [script('lint', 'lint.mjs'), vitest('contract')],
    [
      script('types', 'type-check.mjs'),
      vitest('tools'),
      vitest('unit'),
      script('build', 'build.mjs'),
    ],
  ],
  [
    [vitest('stories')],
    [
      script('sizes', 'size.mjs'),
      script('api', 'api.mjs'),
      script('packages', 'check-packages.mjs'),
      vitest('packed'),
      check('workbench', workbench),
      playwrightIn('workbench in a browser', 'workbench'),
      vitest('server on Postgres', onPostgres),
    ],
  ],
  [[playwright('end to end', 'e2e')], [vitest('server')]],
  [[{ ...storiesInMotion, fullOnly: true }]],
  [[{ ...storiesOnPreviousAxe, fullOnly: true }]],
  [[{ ...playwright('faults', 'faults'), fullOnly: true }]],
  [[{ ...playwrightIn('pictures', 'visual'), fullOnly: true }]],
  [[{ ...vitest('examples'), fullOnly: true }]],
  [[{ ...check('image', [at('tests', 'image', 'try-image.mjs')]), fullOnly: true }]],
  [[script('rules', 'rules.mjs', `--results=${reports}`)]],
];
