/** Items of one transaction: enough to be quick, few enough not to hold a company's lock for long. */
export const CHUNK_SIZE = 500;

export function* chunksOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += CHUNK_SIZE) {
    yield items.slice(start, start + CHUNK_SIZE);
  }
}
