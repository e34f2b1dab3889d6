import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOf } from './content-hash.mjs';
import { at, bin, workspaceNode } from './paths.mjs';
import { run } from './run.mjs';

const stampFile = at('apps', 'portal', 'dist', '.stamp');

/**
 * Builds the portal unless what it is made of is what the last build was made of.
 *
 * @throws when it does not build
 */
export async function ensurePortal() {
  const hash = hashOf(['packages', 'apps/portal', 'package-lock.json', 'tsconfig.base.json']);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  console.log('pantau: building the portal');
  const { code } = await run(workspaceNode, [bin('vite'), 'build', 'apps/portal']);
  if (code !== 0) throw new Error(`The portal did not build (${code}).`);
  writeFileSync(stampFile, hash);
}
