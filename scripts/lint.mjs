/** `npm run lint`: all checks of the sources. */
import { runChecks } from './lib/checks.mjs';
import { at, bin } from './lib/paths.mjs';

const cruise = [bin('dependency-cruiser', 'depcruise'), '--output-type', 'err-long'];
const code = ['packages', 'apps'];

await runChecks(
  [
    ['eslint', [bin('eslint'), '.', '--max-warnings=0']],
    ['prettier', [bin('prettier'), '--check', '--log-level=warn', '.']],
    ['knip', [bin('knip'), '--treat-config-hints-as-errors']],
    ['imports', [...cruise, ...code, 'tests', 'scripts', '.storybook']],
    ['folders', [...cruise, '--config', at('.dependency-cruiser-folders.mjs'), ...code]],
    ['style sheets', [bin('stylelint'), '{packages,apps}/*/src/**/*.css', '.storybook/*.css']],
    ['repository', [at('scripts', 'check-repository.mjs')]],
  ],
  2,
);
