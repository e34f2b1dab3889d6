import { PGlite } from '@electric-sql/pglite';
import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { joinBytes } from './join-bytes.ts';
import { pgliteOptions } from './pglite-options.ts';

export interface PgliteWorkerData {
  /** Folder of the database, or `memory://`. */
  readonly dataDir: string;
  /** File with a dump to start from. */
  readonly template: string | null;
  readonly module: WebAssembly.Module;
}

/** What the thread is asked to do: to execute messages of the protocol of Postgres, or to close the database. */
export type PgliteRequest = Uint8Array<ArrayBuffer> | 'close';

/** Its response: what the database sent, or that it is ready, closed, or failed. */
export type PgliteResponse =
  Uint8Array<ArrayBuffer> | 'ready' | 'closed' | { readonly error: string };

/** Opens the database in this thread and serves it. The caller waits for each response. */
async function serve(
  port: NonNullable<typeof parentPort>,
  { dataDir, template, module }: PgliteWorkerData,
): Promise<void> {
  const client = await PGlite.create(dataDir, {
    ...pgliteOptions,
    pgliteWasmModule: module,
    ...(template !== null && { loadDataDir: await openAsBlob(template) }),
  });
  const handle = async (request: PgliteRequest): Promise<PgliteResponse> => {
    if (request === 'close') {
      await client.close();
      return 'closed';
    }
    const parts: Uint8Array[] = [];
    await client.execProtocolRawStream(request, {
      syncToFs: false,
      // What arrives is overwritten by what follows.
      onRawData: (bytes) => void parts.push(bytes.slice()),
    });
    return joinBytes(parts);
  };
  const respond = (response: PgliteResponse): void =>
    port.postMessage(response, response instanceof Uint8Array ? [response.buffer] : []);
  port.on('message', (request: PgliteRequest) => {
    handle(request).then(respond, (error: unknown) => respond({ error: String(error) }));
  });
  respond('ready');
}

if (parentPort !== null) await serve(parentPort, workerData as PgliteWorkerData);
