/** Row elements by number, and the row that each shows. */
export interface Slots {
  readonly byId: ReadonlyMap<string, number>;
  /** Number of slots created so far. */
  readonly size: number;
}

export const noSlots: Slots = { byId: new Map(), size: 0 };

/**
 * Assigns a row element to every visible row. Rows that stay keep theirs, including focus; new rows reuse
 * the elements of rows that scrolled out, so that scrolling creates and removes no elements.
 */
export function assignSlots(slots: Slots, ids: readonly string[]): Slots {
  if (ids.length === slots.byId.size && ids.every((id) => slots.byId.has(id))) return slots;
  const byId = new Map<string, number>();
  const taken = new Set<number>();
  for (const id of ids) {
    const slot = slots.byId.get(id);
    if (slot === undefined || byId.has(id)) continue;
    byId.set(id, slot);
    taken.add(slot);
  }
  let free = 0;
  for (const id of ids) {
    if (byId.has(id)) continue;
    while (taken.has(free)) free += 1;
    byId.set(id, free);
    taken.add(free);
  }
  return { byId, size: Math.max(...taken, -1) + 1 };
}
