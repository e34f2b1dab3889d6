import { createManualClock } from '@pantau/core/testing';
import { createMemoryOrderSource } from '../adapters/memory/memory-order-source.ts';
import type { OrderSource } from '../engine/orders/order-source.ts';
import type { OrderSourceHarness } from './contract/harness.ts';

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryHarness(
  spoil: (source: OrderSource, foreign: OrderSource) => OrderSource = (source) => source,
): OrderSourceHarness {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  const own = createMemoryOrderSource({ clock, companyId: '1' });
  const other = createMemoryOrderSource({ clock, companyId: '2' });
  let tasks = 0;
  return {
    source: spoil(own, other),
    foreign: spoil(other, own),
    async addFleetTask(id, task) {
      tasks += 1;
      const rest = { status: 'ongoing', startedOn: null, finishedOn: null };
      own.addFleetTask(id, { ...rest, ...task, id: String(tasks) });
    },
    close: () => undefined,
  };
}
