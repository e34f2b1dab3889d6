import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IN_MEMORY } from '../settings/in-memory.ts';
import type { Settings } from '../settings/settings.ts';

/** The key that signs access tokens and payloads: as set, else made once and kept in the data folder. */
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
  if (secret.length < 32) throw new Error(`${path} holds no secret of 32 bytes; remove the file.`);
  return secret;
}
