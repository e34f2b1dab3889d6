import { setImmediate } from 'node:timers/promises';

interface Request<Item, Result> {
  readonly items: readonly Item[];
  readonly resolve: (results: readonly Result[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Does a list of things in one go and gives a result for each, in order; all of it or nothing. */
export type RunBatch<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

/**
 * Lets callers share one go: what is asked for while a go is running is done together in the next one, in the
 * order of the calls. Devices that post one alert each thus cost one transaction for many, not one each.
 *
 * When a shared go fails, each of its calls is done again alone, so that one does not fail for another.
 */
export class Batcher<Item, Result> {
  readonly #runBatch: RunBatch<Item, Result>;
  readonly #maxSize: number;
  readonly #waiting: Request<Item, Result>[] = [];
  #isRunning = false;

  /** @param most Items of one go, unless one call alone brings more. */
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
      // PGlite works in this very thread: only between two goes are further calls read from their sockets.
      await setImmediate();
      const go = this.#takeNext();
      if (go.length === 0) break;
      await this.#runTogether(go);
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
