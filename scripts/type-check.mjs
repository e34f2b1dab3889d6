/** `npm run type-check`: TypeScript 7 on every project of the workspace. */
import { runChecks } from './lib/checks.mjs';
import { at, bin } from './lib/paths.mjs';

const folders = ['', 'apps/reference-server', 'apps/portal', '.storybook', 'tests', 'scripts'];

await runChecks(
  folders.map((folder) => [
    folder === '' ? 'packages' : folder,
    [bin('typescript7', 'tsc'), '--noEmit', '-p', at(folder, 'tsconfig.json')],
  ]),
);
