/** Row elements by number, and the row that each shows. */
export interface Slots {
  readonly byId: ReadonlyMap<string, number>;
  /** The ids of `byId`, in the order of their elements in the document. */
  readonly order: readonly string[];
}

export const noSlots: Slots = { byId: new Map(), order: [] };

/**
 * Assigns a row element to every visible row. Rows that stay keep theirs, including focus; new rows reuse
 * the elements of rows that scrolled out, so that scrolling creates and removes no elements.
 *
 * @param scrolling keeps the elements where they are in the document: a browser computes style and layout
 *   of a moved row anew (DT-408). Otherwise they are in the order of the ids.
 */
export function assignSlots(slots: Slots, ids: readonly string[], scrolling: boolean): Slots {
  const isSame = ids.length === slots.byId.size && ids.every((id) => slots.byId.has(id));
  if (isSame && (scrolling || ids.every((id, index) => slots.order[index] === id))) return slots;
  const byId = isSame ? slots.byId : slotsOf(slots, ids);
  return { byId, order: scrolling ? keptOrder(slots, byId) : ids };
}

function slotsOf(slots: Slots, ids: readonly string[]): Slots['byId'] {
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
  return byId;
}

/** The rows that the elements show now, in the previous order of the elements; additional ones come last. */
function keptOrder(slots: Slots, byId: Slots['byId']): readonly string[] {
  const shown = new Map([...byId].map(([id, slot]) => [slot, id]));
  const kept = slots.order.flatMap((id) => {
    const slot = slots.byId.get(id) ?? -1;
    const now = shown.get(slot);
    shown.delete(slot);
    return now ?? [];
  });
  return [...kept, ...shown.values()];
}
