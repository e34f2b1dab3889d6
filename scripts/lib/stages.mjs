import { mkdirSync, rmSync } from 'node:fs';
import { at, bin, workspaceNode } from './paths.mjs';
import { countPlaywright, countTap, countVitest, judge } from './results.mjs';
import { run } from './run.mjs';

/** @typedef {import('./results.mjs').Count & { note: string, output: string }} Outcome */

/**
 * A stage of `npm test`.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {(quiet: boolean) => Promise<Outcome>} run
 * @property {boolean} [fullOnly] only in `npm run test:full`
 */

const minutes = (/** @type {number} */ count) => count * 60_000;
const suiteTimeout = minutes(process.env.PANTAU_FULL === '1' ? 60 : 20);
const reports = at('node_modules', '.cache', 'pantau-test');

/** Removes the previous report. @param {string} name @returns {string} path of the report */
function reportFile(name) {
  mkdirSync(reports, { recursive: true });
  const path = `${reports}/${name}`;
  rmSync(path, { force: true });
  return path;
}

/** A stage with a single result. @param {string} name @param {readonly string[]} args @returns {Stage} */
function check(name, args) {
  return {
    name,
    run: async (quiet) => {
      const { code, output } = await run(workspaceNode, args, { quiet, timeout: minutes(10) });
      const note = code === 124 ? 'timed out' : '';
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, note, output };
    },
  };
}

/** A script of scripts/. @param {string} name @param {string} file */
const script = (name, file) => check(name, [at('scripts', file)]);

/**
 * A run of Vitest.
 *
 * @param {string} name
 * @param {readonly string[]} command arguments for Node, without reporters
 * @returns {Stage}
 */
function vitestRun(name, command) {
  return {
    name,
    run: async (quiet) => {
      const report = reportFile(`${name.replaceAll(' ', '-')}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const { code, output } = await run(workspaceNode, [...command, ...reporters], {
        quiet,
        timeout: suiteTimeout,
      });
      return { ...judge(countVitest(report), code), output };
    },
  };
}

/** A project of vitest.config.ts. @param {string} name */
const vitest = (name) => vitestRun(name, [bin('vitest'), 'run', '--project', name]);

/** A project of playwright.config.ts. @param {string} name @param {string} project @returns {Stage} */
function playwright(name, project) {
  return {
    name,
    run: async (quiet) => {
      const report = reportFile(`${project}.json`);
      const { code, output } = await run(
        workspaceNode,
        [
          bin('@playwright/test', 'playwright'),
          'test',
          '--project',
          project,
          '--reporter=list,json',
        ],
        {
          quiet,
          timeout: suiteTimeout,
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        },
      );
      return { ...judge(countPlaywright(report), code), output };
    },
  };
}

/** Files for Node's own test runner. @param {string} name @param {string} files @returns {Stage} */
function nodeTest(name, files) {
  return {
    name,
    run: async (quiet) => {
      const report = reportFile(`${name}.tap`);
      const toScreen = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
      const toFile = ['--test-reporter=tap', `--test-reporter-destination=${report}`];
      const { code, output } = await run(workspaceNode, ['--test', ...toScreen, ...toFile, files], {
        quiet,
        timeout: minutes(10),
      });
      return { ...judge(countTap(report), code), output };
    },
  };
}

const workbench = [bin('storybook'), 'build', '--quiet', '--disable-telemetry'];
const onPostgres = [
  '--conditions=@pantau/source',
  at('apps', 'reference-server', 'scripts', 'test-on-postgres.mjs'),
];

/**
 * The steps of `npm test`, quick ones first. The lanes of a step run at the same time and take about as
 * long as each other on two cores; the stages of a lane run one after another. No stage measures time.
 *
 * @type {readonly (readonly (readonly Stage[])[])[]}
 */
export const steps = [
  [
    [script('lint', 'lint.mjs')],
    [script('types', 'type-check.mjs'), nodeTest('scripts', 'scripts/**/*.test.mjs')],
  ],
  [[vitest('unit'), vitest('contract')], [script('build', 'build.mjs')]],
  [
    [vitest('stories'), vitest('server')],
    [
      script('sizes', 'size.mjs'),
      script('api', 'api.mjs'),
      script('packages', 'check-packages.mjs'),
      nodeTest('packed', 'tests/packed/*.test.mjs'),
      check('workbench', workbench),
      playwright('end to end', 'e2e'),
      vitestRun('server on Postgres', onPostgres),
    ],
  ],
  [[{ ...playwright('faults', 'faults'), fullOnly: true }]],
  [[check('rules', [at('scripts', 'rules.mjs'), '--results'])]],
];
