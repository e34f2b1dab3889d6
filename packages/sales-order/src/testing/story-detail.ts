import { createManualClock } from '@pantau/core/testing';
import { type MemoryOrderSource, createMemoryOrderSource } from '../adapters/memory/index.ts';
import type { OrderStatus } from '../engine/orders/order.ts';
import { storyNow } from './story-orders.ts';

const HOUR_MS = 3_600_000;

/** One order, `1-1`, that was edited and then got a status, with two fleet tasks if it is assigned. */
export async function createDetailSource(status: OrderStatus): Promise<MemoryOrderSource> {
  const clock = createManualClock(storyNow - 48 * HOUR_MS);
  const pickedOn = Date.UTC(2026, 10, 22, 23);
  const source = createMemoryOrderSource({
    clock,
    orders: [
      {
        customerName: 'PT Farma Nusa Sentosa',
        salesName: 'Maya Lestari',
        referenceNumber: 'PO-88214',
        pickedOn,
        deliveredOn: pickedOn + 32 * HOUR_MS,
        sender: { name: 'Gudang Cikarang', phoneNumber: '+62 811-2233-4455' },
        recipient: { name: 'DC Rungkut', phoneNumber: '+62 813-9090-1122' },
        totalWeight: 900,
        totalVolume: 38.5,
        totalPrice: 14_850_000,
        locations: ['Gudang Cikarang', 'Pabrik Karawang', 'DC Rungkut'],
      },
    ],
  });
  await clock.advance(2 * HOUR_MS);
  await source.edit('1-1', { totalWeight: 12_450 }, 1);
  await clock.advance(5 * HOUR_MS);
  const reason = status === 'CANCELED' ? 'Stok tidak tersedia' : undefined;
  if (status !== 'DRAFT') await source.transition('1-1', { status, reason }, 2);
  if (status === 'ASSIGNED') {
    const task = { status: 'ongoing', startedOn: pickedOn, finishedOn: null };
    const first = { number: 'FT-000071', licensePlate: 'B 9482 KXT', driverName: 'Slamet Riyadi' };
    const second = { number: 'FT-000072', licensePlate: 'D 7731 AC', driverName: null };
    source.addFleetTask('1-1', { ...task, ...first, id: '71' });
    source.addFleetTask('1-1', { ...task, ...second, id: '72', status: 'planned' });
  }
  return source;
}
