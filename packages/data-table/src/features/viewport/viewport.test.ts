import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenRows } from './row-places.ts';
import { visibleColumns, visibleRows } from './row-window.ts';
import { type Slots, assignSlots, noSlots } from './row-slots.ts';

describe('the visible range', () => {
  it('contains every row with at least one visible pixel', () => {
    const rows = evenRows(1_000, 40);
    expect(visibleRows({ top: 0, bottom: 100 }, rows, 0)).toEqual({ start: 0, end: 3 });
    expect(visibleRows({ top: 39, bottom: 139 }, rows, 0)).toEqual({ start: 0, end: 4 });
    expect(visibleRows({ top: 40, bottom: 140 }, rows, 0)).toEqual({ start: 1, end: 4 });
  });

  it('never exceeds the rows at any scroll position', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000, max: 1e7 }),
        fc.nat(2_000),
        fc.nat(200_000),
        (from, height, count) => {
          const band = { top: from, bottom: from + height };
          const { start, end } = visibleRows(band, evenRows(count, 44), 2);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(count);
        },
      ),
    );
  });

  it('contains every column with at least one visible pixel', () => {
    const offsets = [0, 100, 250, 300, 500];
    expect(visibleColumns(offsets, 0, 120, 0)).toEqual({ start: 0, end: 2 });
    expect(visibleColumns(offsets, 260, 100, 0)).toEqual({ start: 2, end: 4 });
    expect(visibleColumns([0], 0, 100, 0)).toEqual({ start: 0, end: 0 });
  });
});

describe('row slots', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 20 });

  it('stay with their rows, are never shared, and are reused before new ones are created', () => {
    fc.assert(
      fc.property(fc.array(ids), (steps) => {
        let slots = noSlots;
        let most = 0;
        for (const step of steps) {
          const next = assignSlots(slots, step, false);
          most = Math.max(most, step.length);
          for (const id of step) {
            if (slots.byId.has(id)) expect(next.byId.get(id)).toBe(slots.byId.get(id));
          }
          expect(new Set(next.byId.values()).size).toBe(step.length);
          expect(Math.max(-1, ...next.byId.values())).toBeLessThan(most);
          slots = next;
        }
      }),
    );
  });

  it('keep their identity while the same rows are visible', () => {
    const slots = assignSlots(noSlots, ['a', 'b'], false);
    expect(assignSlots(slots, ['a', 'b'], false)).toBe(slots);
    expect(assignSlots(slots, ['b', 'a'], true)).toBe(slots);
  });

  it('keep their order in the document while scrolling, and then have that of the rows (DT-408)', () => {
    const elements = ({ byId, order }: Slots) => order.map((id) => byId.get(id));
    fc.assert(
      fc.property(ids, fc.array(ids), (first, steps) => {
        let slots = assignSlots(noSlots, first, false);
        for (const step of steps) {
          const next = assignSlots(slots, step, true);
          expect([...next.order].sort()).toEqual([...step].sort());
          const [before, after] = [elements(slots), elements(next)];
          const kept = before.filter((slot) => after.includes(slot));
          expect(after.slice(0, kept.length)).toEqual(kept);
          expect(assignSlots(next, step, false).order).toEqual(step);
          slots = next;
        }
      }),
    );
  });
});
