/** An item of a request body, or why its line could not be parsed. */
export type BodyItem =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string };

/** Maximum size of a request body in bytes. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;

export const jsonType = 'application/json';
export const ndjsonTypes = ['application/x-ndjson', 'application/ndjson', 'application/jsonl'];

/** Thrown when the body does not match its content type. */
export class InvalidBodyError extends Error {
  override readonly name = 'InvalidBodyError';
  readonly statusCode = 400;
}

/** Maximum number of items; within the size limit, no more alerts with all required fields fit. */
const MAX_ITEMS = 200_000;

function limitItems(items: BodyItem[]): BodyItem[] {
  if (items.length <= MAX_ITEMS) return items;
  throw new InvalidBodyError(`The body has more than ${MAX_ITEMS} items.`);
}

function parseItem(text: string): BodyItem {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, problem: `not JSON: ${(error as Error).message}` };
  }
}

/**
 * Parses a JSON body: the items of an array, or the single value.
 *
 * @throws InvalidBodyError when it is not JSON.
 */
export function parseJsonItems(body: string): BodyItem[] {
  if (body.trim() === '') throw new InvalidBodyError('The body is empty.');
  const parsed = parseItem(body);
  if (!parsed.ok) throw new InvalidBodyError(`The body is ${parsed.problem}`);
  if (!Array.isArray(parsed.value)) return [parsed];
  return limitItems(parsed.value.map((value: unknown) => ({ ok: true, value })));
}

/**
 * Parses an NDJSON body: one item per non-blank line. A malformed line becomes an item with its
 * problem.
 */
export function parseNdjsonItems(body: string): BodyItem[] {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new InvalidBodyError('The body is empty.');
  return limitItems(lines.map(parseItem));
}
