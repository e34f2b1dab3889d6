import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at, workspaceNode } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

const widget = at('packages', 'alert-center', 'dist', 'standalone', 'pantau-alert-center.js');

/** When a file, or the newest file in a folder, was written; 0 when there is none. Epoch ms. */
function writtenAt(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (stat.isFile()) return stat.mtimeMs;
  const times = readdirSync(path).map((name) => writtenAt(join(path, name)));
  return Math.max(0, ...times);
}

/** Builds the packages, and with them the one script for pages without a build, unless it is fresh. */
export async function ensureWidget(): Promise<void> {
  const sources = ['core', 'alert-center'].flatMap((name) =>
    ['src', 'scripts'].map((folder) => writtenAt(at('packages', name, folder))),
  );
  if (writtenAt(widget) > Math.max(...sources)) return;
  console.log('pantau: building the packages');
  const { code, output } = await run(
    workspaceNode,
    [at('scripts', 'build.mjs'), 'core', 'alert-center'],
    {
      quiet: true,
    },
  );
  if (code !== 0) throw new Error(`The packages did not build (${code}):\n${output}`);
}
