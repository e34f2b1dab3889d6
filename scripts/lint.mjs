/** `npm run lint`: every check of the sources, two at a time, with its duration. */
import { at, bin, workspaceNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const cruised = ['--output-type', 'err-long', 'packages', 'apps'];

/** @type {[name: string, args: readonly string[]][]} */
const checks = [
  ['eslint', [bin('eslint'), '.', '--max-warnings=0']],
  ['prettier', [bin('prettier'), '--check', '--log-level=warn', '.']],
  ['knip', [bin('knip')]],
  [
    'imports',
    [bin('dependency-cruiser', 'depcruise'), ...cruised, 'tests', 'scripts', '.storybook'],
  ],
  [
    'folders',
    [
      bin('dependency-cruiser', 'depcruise'),
      '--config',
      at('.dependency-cruiser-folders.mjs'),
      ...cruised,
    ],
  ],
  ['style sheets', [bin('stylelint'), '{packages,apps}/*/src/**/*.css', '.storybook/*.css']],
  ['catalogues', [at('scripts', 'check-catalogues.mjs')]],
  ['strays', [at('scripts', 'check-strays.mjs')]],
  ['lock file', [at('scripts', 'check-lock.mjs')]],
];

let failed = 0;

/** @param {Iterator<[string, readonly string[]]>} queue shared by the workers */
async function work(queue) {
  for (let next = queue.next(); next.done !== true; next = queue.next()) {
    const [name, args] = next.value;
    const started = performance.now();
    const { code, output } = await run(workspaceNode, args, { quiet: true });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) process.stdout.write(output);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (code !== 0) failed += 1;
  }
}

const queue = checks.values();
await Promise.all([work(queue), work(queue)]);
process.exitCode = failed === 0 ? 0 : 1;
