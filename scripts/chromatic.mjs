/** `npm run chromatic`: publishes the workbench for review. Other arguments are passed on to Chromatic. */
import { bin, workspaceNode } from './lib/paths.mjs';
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

const { code } = await run(
  workspaceNode,
  [bin('chromatic'), '--exit-zero-on-changes', ...asked],
  {},
);
process.exitCode = code;
