import { Worker } from 'node:worker_threads';
import { IN_MEMORY } from '../settings/in-memory.ts';
import { pgliteModule } from './pglite-module.ts';
import type { PgliteRequest, PgliteResponse, PgliteWorkerData } from './pglite-worker.ts';

/** The embedded database is not available at the moment: what was not confirmed may be lost. */
export class DatabaseLostError extends Error {
  override readonly name = 'DatabaseLostError';
}

export interface PgliteThreadOptions extends Omit<PgliteWorkerData, 'module'> {
  /** Longest time for a request before the thread counts as hanging, in ms. Defaults to a minute. */
  readonly limitMs?: number;
  /** Called when the thread has died or hangs, and when it is there again. */
  readonly onChange?: (change: { readonly lost: string } | 'restored') => void;
}

/** As for statements of Postgres. */
const LIMIT_MS = 60_000;
/** Pauses before attempts to start again; the last one applies to all that follow. */
const RESTART_DELAYS_MS = [0, 500, 2_000, 10_000];
const CLOSE_MS = 15_000;
/** Results are short-lived: without a limit, their space grows to more than the whole server needs otherwise. */
const YOUNG_MB = 24;

interface Pending {
  resolve(bytes: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

/**
 * Runs PGlite in a thread of its own, so that a query that takes long keeps nothing else waiting but other queries. A
 * thread that dies or does not respond in time is replaced: PGlite then recovers what was committed from its folder, as
 * after the end of the process. A database in memory is gone with its thread (RS-420, RS-421).
 */
export class PgliteThread {
  readonly #options: PgliteThreadOptions;
  #worker: Worker | null = null;
  #pending: Pending | null = null;
  #stopTimer = (): void => {};
  #isClosed = false;
  #restart: Promise<void> = Promise.resolve();
  #generation = 0;

  private constructor(options: PgliteThreadOptions) {
    this.#options = options;
  }

  static async start(options: PgliteThreadOptions): Promise<PgliteThread> {
    const thread = new PgliteThread(options);
    await thread.#open();
    return thread;
  }

  /** Increases with every start: statements and transactions of an earlier one are gone. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Executes messages of the protocol of Postgres. The caller waits for the response before the next call.
   *
   * @param limitMs instead of the limit of the thread
   * @throws DatabaseLostError
   */
  send(message: Uint8Array<ArrayBuffer>, limitMs = this.#options.limitMs ?? LIMIT_MS) {
    const worker = this.#worker;
    return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      if (worker === null) {
        reject(new DatabaseLostError('The embedded database is being started again.'));
        return;
      }
      const timer = setTimeout(() => this.#lose(worker, `no response for ${limitMs} ms`), limitMs);
      timer.unref();
      this.#stopTimer = () => clearTimeout(timer);
      this.#pending = { resolve, reject };
      worker.postMessage(message satisfies PgliteRequest, [message.buffer]);
    });
  }

  /** Ends the thread as if it had crashed. For tests. */
  async crash(): Promise<void> {
    await this.#worker?.terminate();
  }

  /** Closes the database and ends the thread, if need be by force. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#restart;
    const worker = this.#worker;
    if (worker === null) return;
    this.#worker = null;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, CLOSE_MS);
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      worker.once('exit', end);
      worker.on('message', (response: PgliteResponse) => {
        if (response === 'closed') end();
      });
      worker.postMessage('close' satisfies PgliteRequest);
    });
    await worker.terminate();
  }

  async #open(): Promise<void> {
    const { dataDir, template } = this.#options;
    const module = await pgliteModule();
    await new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
        workerData: { dataDir, template, module } satisfies PgliteWorkerData,
        name: 'database',
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      });
      let reason = 'it ended';
      worker.on('error', (error) => (reason = String(error)));
      worker.on('exit', () => {
        reject(new Error(`The embedded database could not be opened: ${reason}`));
        this.#lose(worker, reason);
      });
      worker.on('message', (response: PgliteResponse) => {
        if (response === 'ready') {
          this.#worker = worker;
          this.#generation += 1;
          resolve();
        } else if (response !== 'closed') this.#settle(response);
      });
    });
  }

  #settle(response: Uint8Array<ArrayBuffer> | { readonly error: string }): void {
    const pending = this.#pending;
    this.#pending = null;
    this.#stopTimer();
    if (response instanceof Uint8Array) pending?.resolve(response);
    else pending?.reject(new Error(response.error));
  }

  #lose(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#stopTimer();
    this.#pending?.reject(new DatabaseLostError(`The embedded database is lost: ${reason}`));
    this.#pending = null;
    if (this.#isClosed) return;
    this.#options.onChange?.({ lost: reason });
    if (this.#options.dataDir !== IN_MEMORY) this.#restart = this.#startAgain(worker);
  }

  async #startAgain(lost: Worker): Promise<void> {
    // Two threads must not write to one folder.
    await lost.terminate();
    for (let attempt = 0; !this.#isClosed; attempt += 1) {
      const delay = RESTART_DELAYS_MS[Math.min(attempt, RESTART_DELAYS_MS.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, delay));
      try {
        await this.#open();
        this.#options.onChange?.('restored');
        return;
      } catch (error) {
        this.#options.onChange?.({ lost: String(error) });
      }
    }
  }
}
