import { statfs } from 'node:fs/promises';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';

/** Free bytes of the file system that a folder is on, for an ordinary user. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface FreeSpace {
  /** Whether less is free than the server needs to go on storing data. */
  isLow(): boolean;
  stop(): void;
}

export interface FreeSpaceDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Free bytes at the moment. */
  readonly read: () => Promise<number>;
  readonly minBytes: number;
  readonly onRead: (bytes: number) => void;
}

const INTERVAL_MS = 5_000;

/** Watches the free space from now on, and logs when it runs low and when there is enough again (RS-359). */
export async function watchFreeSpace(deps: FreeSpaceDeps): Promise<FreeSpace> {
  const { clock, logger, read, minBytes, onRead } = deps;
  let isLow = false;
  const check = async (): Promise<void> => {
    const bytes = await read();
    onRead(bytes);
    if (bytes < minBytes !== isLow) {
      isLow = !isLow;
      if (isLow)
        logger.error('Too little disk space is free: data is refused', { bytes, minBytes });
      else logger.info('Enough disk space is free again', { bytes });
    }
  };
  const checkSafely = (): Promise<void> =>
    check().catch((error: unknown) => logger.error('The free disk space is unknown', { error }));
  await checkSafely();
  const cancel = clock.setInterval(() => void checkSafely(), INTERVAL_MS);
  return { isLow: () => isLow, stop: cancel };
}
