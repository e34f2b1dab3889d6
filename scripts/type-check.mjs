/**
 * `npm run type-check`: TypeScript 7 on every project of the workspace, each named with its time.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { at, bin, root, workspaceNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** Every folder with code of its own; a project that is missing fails. */
const projects = [
  'tsconfig.json',
  'apps/reference-server/tsconfig.json',
  'apps/portal/tsconfig.json',
  '.storybook/tsconfig.json',
  'tests/tsconfig.json',
  'scripts/tsconfig.json',
];

let failed = 0;
for (const project of projects) {
  const started = performance.now();
  const { code, output } = existsSync(join(root, project))
    ? await run(workspaceNode, [bin('typescript7', 'tsc'), '--noEmit', '-p', at(project)], {
        quiet: true,
      })
    : { code: 1, output: 'no such project\n' };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${project} (${seconds} s)`);
  if (code === 0) continue;
  failed += 1;
  process.stdout.write(output);
}
process.exitCode = failed === 0 ? 0 : 1;
