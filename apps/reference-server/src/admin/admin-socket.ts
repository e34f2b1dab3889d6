import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { runAdminCommand, type AdminRequest, type AdminResult } from './admin-program.ts';
import type { AdminDeps } from './command-context.ts';

/*
 * The embedded database belongs to the process that runs the server, so commands reach it through a socket in the data
 * folder, which only the server's own user can enter.
 */

const socketPath = (dataDir: string): string => join(dataDir, 'admin.sock');

const adminRequest = v.object({
  args: v.array(v.string()),
  input: v.nullable(v.string()),
  folder: v.string(),
});

const adminResult = v.object({ code: v.number(), output: v.string(), errors: v.string() });

/** Carries out commands until it is closed. */
export async function openAdminSocket(
  dataDir: string,
  deps: Omit<AdminDeps, 'isServing'>,
): Promise<{ readonly close: () => Promise<void> }> {
  const path = socketPath(dataDir);
  const server = createServer((incoming, response) => {
    const respond = async (): Promise<AdminResult> =>
      runAdminCommand(
        { ...deps, isServing: true },
        v.parse(adminRequest, JSON.parse(await text(incoming))),
      );
    void respond()
      .catch((error: unknown) => ({
        code: 1,
        output: '',
        errors: `pantau-server: ${String(error)}\n`,
      }))
      .then((result) => response.end(JSON.stringify(result)));
  });
  // A killed server leaves its socket behind; the lock on the folder says that no other one runs.
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Has the server of a data folder carry out a command; `null` when no server runs there. */
export function sendToServer(dataDir: string, command: AdminRequest): Promise<AdminResult | null> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath: socketPath(dataDir), method: 'POST' }, (response) => {
      text(response)
        .then((body) => resolve(v.parse(adminResult, JSON.parse(body))))
        .catch(reject);
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    outgoing.end(JSON.stringify(command));
  });
}
