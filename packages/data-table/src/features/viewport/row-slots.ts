/** Elements to draw rows in, by their number, and the row that each holds. */
export interface Slots {
  readonly byId: ReadonlyMap<string, number>;
  /** Slots ever made; all are below. */
  readonly size: number;
}

export const noSlots: Slots = { byId: new Map(), size: 0 };

/**
 * Gives every row in sight an element. Rows that stay keep theirs, with focus and all; those that came
 * into sight take over the elements of those that went, so that scrolling makes and removes nothing.
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
