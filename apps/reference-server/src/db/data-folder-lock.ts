import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface LockHolder {
  readonly pid: number;
  /** When that process began, in the kernel's own count; null where the system does not tell. */
  readonly began: string | null;
}

/**
 * Marks a data folder as used by this process, and returns how to give it back.
 *
 * A server that was killed leaves its mark behind; it counts only while the very process that made it
 * is alive. The process id alone would not do: in a container every start gets the same one.
 *
 * @throws when another running server holds the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'server.lock');
  const mark = JSON.stringify({ pid: process.pid, began: await processStartTime(process.pid) });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await createAtomically(path, mark)) return () => rm(path, { force: true });
    const holder = await readLock(path);
    if (holder !== null && (await isAlive(holder))) {
      throw new Error(
        `The data folder ${dataDir} is in use by another Pantau server (process ${holder.pid}). ` +
          'Stop that one, or give this one its own folder with PANTAU_DATA_DIR.',
      );
    }
    await rm(path, { force: true });
  }
  throw new Error(`The data folder ${dataDir} could not be locked.`);
}

/** Makes the file with its content in one step, so that nobody reads half a mark; false when it exists. */
async function createAtomically(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readLock(path: string): Promise<LockHolder | null> {
  try {
    const holder: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof holder !== 'object' || holder === null || !('pid' in holder)) return null;
    const { pid } = holder;
    const began = 'began' in holder && typeof holder.began === 'string' ? holder.began : null;
    return typeof pid === 'number' && Number.isInteger(pid) && pid > 0 ? { pid, began } : null;
  } catch {
    return null;
  }
}

async function isAlive({ pid, began }: LockHolder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives but belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = await processStartTime(pid);
  if (now === ZOMBIE) return false;
  if (began !== null && now !== null) return began === now;
  return pid !== process.pid;
}

/** A killed process that nobody has buried yet. */
const ZOMBIE = 'dead';

/** Start time of a process from Linux's /proc (field 22 of stat); null on other systems. */
async function processStartTime(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return afterName[0] === 'Z' || afterName[0] === 'X' ? ZOMBIE : (afterName[19] ?? null);
  } catch {
    return null;
  }
}
