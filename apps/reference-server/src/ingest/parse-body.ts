/** An item of a body, or why the line that should hold one cannot be read. */
export type BodyItem =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string };

/** Most bytes of a body. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;

export const jsonType = 'application/json';
export const ndjsonTypes = ['application/x-ndjson', 'application/ndjson', 'application/jsonl'];

/** The body is not what its content type says. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
  readonly statusCode = 400;
}

/** Most items of a body; an alert that says all it must does not fit in oftener. */
const MAX_ITEMS = 200_000;

function limited(items: BodyItem[]): BodyItem[] {
  if (items.length <= MAX_ITEMS) return items;
  throw new UnreadableBody(`The body holds more than ${MAX_ITEMS} items.`);
}

function parse(text: string): BodyItem {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, problem: `not JSON: ${(error as Error).message}` };
  }
}

/**
 * Items of a JSON body: those of an array, or the one value.
 * @throws UnreadableBody when it is not JSON.
 */
export function itemsOfJson(body: string): BodyItem[] {
  if (body.trim() === '') throw new UnreadableBody('The body is empty.');
  const parsed = parse(body);
  if (!parsed.ok) throw new UnreadableBody(`The body is ${parsed.problem}`);
  if (!Array.isArray(parsed.value)) return [parsed];
  return limited(parsed.value.map((value: unknown) => ({ ok: true, value })));
}

/** Items of an NDJSON body: one for each line that is not blank; a broken line is an item too. */
export function itemsOfLines(body: string): BodyItem[] {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new UnreadableBody('The body is empty.');
  return limited(lines.map(parse));
}
