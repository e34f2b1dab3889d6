import type { AlertId } from '../../engine/alert/alert.ts';

/** New rows rendered at once: more than a list shows on a common screen. */
export const ROWS_PER_STEP = 8;

/**
 * The rows to render next, with at most `ROWS_PER_STEP` that were not rendered before: the newest ones. Rendered rows
 * fill the rest until a later step replaces them, so that the list does not shrink.
 *
 * @returns `ids` itself once all rows are rendered
 */
export function nextRows(
  rendered: readonly AlertId[],
  ids: readonly AlertId[],
): readonly AlertId[] {
  const known = new Set(rendered);
  let added = 0;
  const end = ids.findIndex((id) => {
    if (!known.has(id)) added += 1;
    return added > ROWS_PER_STEP;
  });
  if (end === -1) return ids;
  const first = ids.slice(0, end);
  for (const id of first) known.delete(id);
  return [...first, ...known].slice(0, ids.length);
}
