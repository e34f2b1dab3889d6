/** Sales orders of sixteen columns, the same in every case. */

const people = ['Maya Lestari', 'Yusuf Hakim', 'Nadia Putri', 'Rizal Fadli', 'Dewi Anggraini'];
const customers = Array.from({ length: 400 }, (_, index) => `PT Sumber ${(index * 7919) % 9973}`);
const statuses = ['DRAFT', 'CONFIRMED', 'ASSIGNED', 'COMPLETED', 'CANCELED'];
const cities = ['Cikarang', 'Surabaya', 'Karawang', 'Semarang', 'Lembang', 'Merak', 'Bawen'];

/** mulberry32 @param {number} seed */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const columns = [
  { key: 'number', label: 'Number', width: 180 },
  { key: 'status', label: 'Status', width: 128 },
  { key: 'salesName', label: 'Sales', width: 140 },
  { key: 'customerName', label: 'Customer', width: 180 },
  { key: 'reference', label: 'Reference no.', width: 140 },
  { key: 'createdOn', label: 'Created on', width: 150 },
  { key: 'pickedOn', label: 'Pick up on', width: 150 },
  { key: 'deliveredOn', label: 'Deliver on', width: 150 },
  { key: 'senderName', label: 'Sender', width: 150 },
  { key: 'senderPhone', label: 'Sender phone', width: 140 },
  { key: 'recipientName', label: 'Recipient', width: 150 },
  { key: 'recipientPhone', label: 'Recipient phone', width: 150 },
  { key: 'weight', label: 'Weight', width: 110 },
  { key: 'volume', label: 'Volume', width: 110 },
  { key: 'price', label: 'Total price', width: 140 },
  { key: 'locations', label: 'Locations', width: 180 },
];

/** @param {number} count */
export function makeOrders(count) {
  const random = seeded(1);
  const pick = (/** @type {readonly string[]} */ list) => list[Math.floor(random() * list.length)];
  const day = (/** @type {number} */ shift) =>
    `${1 + ((shift * 7) % 28)} Nov 2026 ${10 + (shift % 13)}:30`;
  return Array.from({ length: count }, (_, index) => ({
    id: `so-${index}`,
    number: `SO-2611-${String(index).padStart(6, '0')}`,
    status: pick(statuses),
    salesName: pick(people),
    customerName: pick(customers),
    reference: `PO-${Math.floor(random() * 90_000)}`,
    createdOn: day(index),
    pickedOn: day(index + 1),
    deliveredOn: day(index + 2),
    senderName: `Gudang ${pick(cities)}`,
    senderPhone: `08${Math.floor(1e9 + random() * 8e9)}`,
    recipientName: `DC ${pick(cities)}`,
    recipientPhone: `08${Math.floor(1e9 + random() * 8e9)}`,
    weight: Math.floor(random() * 25_000),
    volume: Math.floor(random() * 640) / 10,
    price: Math.floor(random() * 18_000) * 1_000,
    locations: `${pick(cities)}, ${pick(cities)}`,
  }));
}
