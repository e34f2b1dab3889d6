/**
 * Items per transaction: enough for throughput, few enough to release the company's lock quickly.
 */
export const CHUNK_SIZE = 500;

export function* chunksOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += CHUNK_SIZE) {
    yield items.slice(start, start + CHUNK_SIZE);
  }
}
