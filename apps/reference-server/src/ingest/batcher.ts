import { setImmediate } from 'node:timers/promises';

interface Request<Item, Result> {
  readonly items: readonly Item[];
  readonly resolve: (results: readonly Result[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Processes a batch and returns a result for each item, in order; all of it or nothing. */
export type RunBatch<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

/**
 * Batches concurrent calls: items that arrive while a batch runs are processed together in the next
 * one, in order of the calls. Devices that each post one alert thus share a transaction.
 *
 * When a shared batch fails, each of its calls is retried alone, so that one does not fail because
 * of another.
 */
export class Batcher<Item, Result> {
  readonly #runBatch: RunBatch<Item, Result>;
  readonly #maxSize: number;
  readonly #waiting: Request<Item, Result>[] = [];
  #isRunning = false;

  /** @param maxSize items per batch, unless a single call has more */
  constructor(runBatch: RunBatch<Item, Result>, maxSize: number) {
    this.#runBatch = runBatch;
    this.#maxSize = maxSize;
  }

  run(items: readonly Item[]): Promise<readonly Result[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ items, resolve, reject });
      if (!this.#isRunning) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#isRunning = true;
    for (;;) {
      // PGlite runs on this thread: only between two batches are further requests read from their
      // sockets.
      await setImmediate();
      const batch = this.#takeNext();
      if (batch.length === 0) break;
      await this.#runTogether(batch);
    }
    this.#isRunning = false;
  }

  #takeNext(): Request<Item, Result>[] {
    let count = 0;
    let size = 0;
    for (const { items } of this.#waiting) {
      size += items.length;
      if (count > 0 && size > this.#maxSize) break;
      count += 1;
    }
    return this.#waiting.splice(0, count);
  }

  async #runTogether(requests: readonly Request<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#runBatch(requests.flatMap(({ items }) => items));
      let from = 0;
      for (const { items, resolve } of requests) {
        resolve(results.slice(from, from + items.length));
        from += items.length;
      }
    } catch (error) {
      if (requests.length > 1) for (const request of requests) await this.#runTogether([request]);
      else requests[0]?.reject(error);
    }
  }
}
