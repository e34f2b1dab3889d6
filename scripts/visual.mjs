/**
 * `npm run visual`: builds the workbench and compares pictures of its main states with those in
 * `tests/visual/baselines`. `-- --update` takes them anew.
 */
import { at, bin, workspaceNode } from './lib/paths.mjs';
import { endChildrenOnInterrupt, run } from './lib/run.mjs';

endChildrenOnInterrupt();
const update = process.argv.includes('--update') ? ['--update-snapshots=all'] : [];
const build = [bin('storybook'), 'build', '--quiet', '--disable-telemetry'];
const compare = ['test', '--config', at('tests', 'visual', 'playwright.config.ts'), ...update];

let { code } = await run(workspaceNode, build, {});
if (code === 0) {
  ({ code } = await run(workspaceNode, [bin('@playwright/test', 'playwright'), ...compare], {}));
}
if (code !== 0) console.error('visual: see playwright-report/visual/index.html');
process.exitCode = code;
