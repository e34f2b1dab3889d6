/** An item of a body, or why the line that should hold one cannot be read. */
export type BodyItem =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string };

/** Most bytes of a body. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;

export const jsonType = 'application/json';
export const ndjsonTypes = ['application/x-ndjson', 'application/ndjson', 'application/jsonl'];

/** The body is not what its content type says. */
export class InvalidBodyError extends Error {
  override readonly name = 'InvalidBodyError';
  readonly statusCode = 400;
}

/** Most items of a body; an alert that says all it must does not fit in oftener. */
const MAX_ITEMS = 200_000;

function limitItems(items: BodyItem[]): BodyItem[] {
  if (items.length <= MAX_ITEMS) return items;
  throw new InvalidBodyError(`The body holds more than ${MAX_ITEMS} items.`);
}

function parseItem(text: string): BodyItem {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, problem: `not JSON: ${(error as Error).message}` };
  }
}

/**
 * Items of a JSON body: those of an array, or the one value.
 * @throws InvalidBodyError when it is not JSON.
 */
export function parseJsonItems(body: string): BodyItem[] {
  if (body.trim() === '') throw new InvalidBodyError('The body is empty.');
  const parsed = parseItem(body);
  if (!parsed.ok) throw new InvalidBodyError(`The body is ${parsed.problem}`);
  if (!Array.isArray(parsed.value)) return [parsed];
  return limitItems(parsed.value.map((value: unknown) => ({ ok: true, value })));
}

/** Items of an NDJSON body: one for each line that is not blank; a broken line is an item too. */
export function parseNdjsonItems(body: string): BodyItem[] {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new InvalidBodyError('The body is empty.');
  return limitItems(lines.map(parseItem));
}
