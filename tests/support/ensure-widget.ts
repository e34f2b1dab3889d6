import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at, workspaceNode } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

const widget = at('packages', 'alert-center', 'dist', 'standalone', 'pantau-alert-center.js');

/** Modification time of a file or of the newest file in a folder, epoch ms; 0 when there is none. */
function modifiedAt(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (stat.isFile()) return stat.mtimeMs;
  const times = readdirSync(path).map((name) => modifiedAt(join(path, name)));
  return Math.max(0, ...times);
}

/** Builds the packages, including the stand-alone script, unless the script is up to date. */
export async function ensureWidget(): Promise<void> {
  const sources = ['core', 'alert-center'].flatMap((name) =>
    ['src', 'scripts'].map((folder) => modifiedAt(at('packages', name, folder))),
  );
  if (modifiedAt(widget) > Math.max(...sources)) return;
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
