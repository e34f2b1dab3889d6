/** Sales orders generated from a seed. */
export interface SalesOrder {
  readonly id: string;
  readonly number: string;
  readonly status: 'DRAFT' | 'CONFIRMED' | 'ASSIGNED' | 'COMPLETED' | 'CANCELED';
  readonly salesName: string;
  readonly customerName: string;
  readonly referenceNumber: string | null;
  /** Epoch ms, here and below. */
  readonly createdOn: number;
  readonly pickedOn: number | null;
  readonly deliveredOn: number | null;
  readonly senderName: string;
  readonly senderPhone: string;
  readonly recipientName: string;
  readonly recipientPhone: string;
  /** kg */
  readonly totalWeight: number;
  /** cbm */
  readonly totalVolume: number;
  /** rupiah */
  readonly totalPrice: number;
  readonly locations: readonly string[];
}

const statuses = ['DRAFT', 'CONFIRMED', 'ASSIGNED', 'COMPLETED', 'CANCELED'] as const;
const people = ['Maya Lestari', 'Yusuf Hakim', 'Nadia Putri', 'Rizal Fadli', 'Dewi Anggraini'];
const customers = [
  'PT Sumber Pangan Makmur',
  'PT Bina Logam Perkasa',
  'CV Tani Raharja',
  'PT Sejahtera Kimia',
  'Toko Bangunan Jaya Abadi',
  'PT Farma Nusa Sentosa',
  'PT Elektronika Mandala',
  'CV Mebel Jepara Indah',
  'PT Tirta Alam Segar',
];
const places = [
  'Cikarang',
  'Surabaya',
  'Karawang',
  'Semarang',
  'Lembang',
  'Merak',
  'Bawen',
  'Jepara',
];
const senders = ['Gudang Cikarang', 'Pabrik Karawang', 'Pasar Induk Lembang', 'Merak Terminal 2'];
const recipients = ['DC Rungkut', 'Gudang Kaligawe', 'Pasar Kramat Jati', 'RS Umum Tasikmalaya'];

const HOUR_MS = 3_600_000;
/** 20 November 2026, 13:52 in Jakarta. */
const NOW = Date.UTC(2026, 10, 20, 6, 52);

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Newest first; the same seed gives the same orders. */
export function makeSalesOrders(count: number, seed = 1): readonly SalesOrder[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const phone = (): string => `08${Math.floor(1e9 + random() * 8.9e9)}`;
  return Array.from({ length: count }, (_, index) => {
    const createdOn = NOW - index * 0.4 * HOUR_MS - Math.floor(random() * HOUR_MS);
    const isPlanned = random() > 0.2;
    const first = pick(places);
    return {
      id: `so-${count - index}`,
      number: `SO-2611-${String(count - index).padStart(5, '0')}`,
      status: pick(statuses),
      salesName: pick(people),
      customerName: pick(customers),
      referenceNumber: random() > 0.15 ? `PO-${Math.floor(10_000 + random() * 90_000)}` : null,
      createdOn,
      pickedOn: isPlanned ? createdOn + 16 * HOUR_MS : null,
      deliveredOn: isPlanned ? createdOn + 40 * HOUR_MS : null,
      senderName: pick(senders),
      senderPhone: phone(),
      recipientName: pick(recipients),
      recipientPhone: phone(),
      totalWeight: Math.floor(random() * 25_000),
      totalVolume: Math.floor(random() * 640) / 10,
      totalPrice: Math.floor(random() * 18_000) * 1_000,
      locations: isPlanned ? [first, pick(places.filter((place) => place !== first))] : [],
    };
  });
}
