import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IN_MEMORY } from '../settings/in-memory.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Loads the secret that signs access tokens and payloads: from the settings, otherwise generated
 * once and stored in the data folder.
 */
export async function loadSessionSecret(
  settings: Pick<Settings, 'sessionSecret' | 'dataDir'>,
): Promise<Uint8Array> {
  if (settings.sessionSecret !== null) return new TextEncoder().encode(settings.sessionSecret);
  if (settings.dataDir === IN_MEMORY) return randomBytes(32);
  const path = join(settings.dataDir, 'session-secret');
  await mkdir(settings.dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = await readFile(path);
  if (secret.length < 32)
    throw new Error(`${path} does not contain a secret of 32 bytes; delete the file.`);
  return secret;
}
