/** `npm run type-check`: TypeScript 7 on every project of the workspace. */
import { ensurePackages } from './bootstrap.mjs';
import { runChecks } from './lib/checks.mjs';
import { at, typeScript } from './lib/paths.mjs';

const folders = ['', 'apps/reference-server', 'apps/portal', '.storybook', 'tests', 'scripts'];

// A package may have been added to the workspace since the last install.
await ensurePackages();
await runChecks(
  folders.map((folder) => [
    folder === '' ? 'packages' : folder,
    [...typeScript(), '--noEmit', '-p', at(folder, 'tsconfig.json')],
  ]),
);
