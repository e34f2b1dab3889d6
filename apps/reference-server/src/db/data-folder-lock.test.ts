import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pantau-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const leave = (content: string): Promise<void> => writeFile(join(folder, 'server.lock'), content);

describe('the lock on a data folder', () => {
  it('is exclusive until released (RS-105)', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(/in use by another Pantau server/);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
    await (
      await lockDataFolder(folder)
    )();
  });

  it('is taken over from a process that has exited (RS-105)', async () => {
    await leave('{"pid":4194000,"began":"1"}');
    await (
      await lockDataFolder(folder)
    )();
  });

  it('is taken over when the process id was reused (RS-105)', async () => {
    await leave(JSON.stringify({ pid: process.pid, began: '1' }));
    await (
      await lockDataFolder(folder)
    )();
    await leave(JSON.stringify({ pid: process.ppid, began: '1' }));
    await (
      await lockDataFolder(folder)
    )();
  });

  it('is taken over when it is unreadable (RS-105)', async () => {
    await leave('');
    await (
      await lockDataFolder(folder)
    )();
    await leave('{"pid":"x"}');
    await (
      await lockDataFolder(folder)
    )();
  });
});
