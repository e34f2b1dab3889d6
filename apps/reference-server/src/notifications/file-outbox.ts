import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../lib/clock.ts';
import type { Mailer } from './mailer.ts';

/** Older files are deleted, because the simulator never stops raising alerts. */
const MAX_FILES = 500;

/**
 * Writes emails to a folder, as `.eml` files that mail programs open, so that nothing leaves the machine.
 *
 * @param from sender, such as `Pantau <pantau@fleet.example>`
 */
export function createFileOutbox(folder: string, from: string, clock: Pick<Clock, 'now'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  let writing: Promise<void> = Promise.resolve();

  const write = async (mail: Parameters<Mailer['send']>[0]): Promise<void> => {
    const { message } = await transport.sendMail({ from, ...mail });
    if (!Buffer.isBuffer(message)) throw new Error('The email was not composed.');
    await mkdir(folder, { recursive: true });
    count += 1;
    const time = new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-');
    await writeFile(join(folder, `${time}-${String(count).padStart(6, '0')}.eml`), message);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
    for (const name of files.slice(0, -MAX_FILES)) await rm(join(folder, name), { force: true });
  };

  return {
    send(mail) {
      const written = writing.then(() => write(mail));
      writing = written.catch(() => {});
      return written;
    },
    close: () => writing,
  };
}
