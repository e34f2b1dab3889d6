/** A range of a file, both ends included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, section 14). Returns `null` for the
 * whole file, including multiple or malformed ranges, and `unsatisfiable` when the range is beyond
 * the end.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const range = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = range ?? [];
  if (range === null || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, to };
}
