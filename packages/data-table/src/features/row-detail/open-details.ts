import type { DetailMode, OpenDetails } from './row-detail-part.ts';

export const noneOpen: OpenDetails = { ids: new Set(), heights: new Map() };

/** Opens or closes the detail of a row; the height of a closed one is kept for when it opens again. */
export function withDetail(
  { ids, heights }: OpenDetails,
  rowId: string,
  open: boolean,
  mode: DetailMode,
): OpenDetails {
  const next = new Set(open && mode === 'one' ? [] : ids);
  if (open) next.add(rowId);
  else next.delete(rowId);
  return { ids: next, heights };
}

/** Returns the same object if the height is known. */
export function withHeight(open: OpenDetails, rowId: string, height: number): OpenDetails {
  if (open.heights.get(rowId) === height) return open;
  return { ...open, heights: new Map(open.heights).set(rowId, height) };
}
