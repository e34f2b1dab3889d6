import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface LockHolder {
  readonly pid: number;
  /**
   * Start time of the process in the kernel's clock ticks; `null` where the system does not report
   * it.
   */
  readonly began: string | null;
}

/**
 * Locks a data folder for this process and returns a function that releases it.
 *
 * A killed server leaves its lock file behind, so the lock counts only while the process that
 * created it is alive. The process id alone is not enough: in a container, every start has the same
 * one.
 *
 * @throws when another running server holds the lock.
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

/**
 * Creates the file with its content atomically, so that no reader sees a partial lock; `false` when
 * it exists.
 */
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
    // EPERM: the process exists but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = await processStartTime(pid);
  if (now === ZOMBIE) return false;
  if (began !== null && now !== null) return began === now;
  return pid !== process.pid;
}

/** State of a process that has exited but was not reaped. */
const ZOMBIE = 'dead';

/** Start time of a process from Linux's /proc (field 22 of stat); `null` on other systems. */
async function processStartTime(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return afterName[0] === 'Z' || afterName[0] === 'X' ? ZOMBIE : (afterName[19] ?? null);
  } catch {
    return null;
  }
}
