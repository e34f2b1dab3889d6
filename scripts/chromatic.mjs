/**
 * `npm run chromatic`: builds the workbench and publishes it for review, with pictures of the same stories as
 * `npm run visual`. Other arguments are passed on to Chromatic.
 */
import { readFileSync } from 'node:fs';
import { pictured } from '../tests/visual/stories.ts';
import { at, bin, workspaceNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const token = process.env.CHROMATIC_PROJECT_TOKEN ?? '';
const asked = process.argv.slice(2);

if (token === '' && !asked.some((argument) => argument.startsWith('--project-token'))) {
  console.error(
    [
      'chromatic: there is no project token, so nothing was published.',
      '  With a Chromatic project: CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic',
      '  The token is on chromatic.com under Manage, Configure. Keep it out of the repository.',
      '  Without one, compare pictures on this machine: npm run visual',
    ].join('\n'),
  );
  process.exit(1);
}

/** Options that restrict pictures to the set, each story by title and name. */
function onlyPictured() {
  const { entries } = JSON.parse(readFileSync(at('storybook-static', 'index.json'), 'utf8'));
  return pictured(Object.values(entries)).flatMap((id) => [
    '--only-story-names',
    `${entries[id].title}/${entries[id].name}`,
  ]);
}

const build = [bin('storybook'), 'build', '--quiet', '--disable-telemetry'];
let { code } = await run(workspaceNode, build, {});
if (code === 0) {
  const from = ['--storybook-build-dir', at('storybook-static')];
  const publish = [bin('chromatic'), '--exit-zero-on-changes', ...from, ...onlyPictured()];
  ({ code } = await run(workspaceNode, [...publish, ...asked], {}));
}
process.exitCode = code;
