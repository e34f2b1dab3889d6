/** Body that Traccar posts to its `event.forward.url`. Only fields used by tests are typed. */
export interface TraccarMessage {
  readonly event: {
    readonly id: number;
    readonly type: string;
    /** ISO 8601 with offset. */
    readonly eventTime: string;
    readonly attributes: Readonly<Record<string, unknown>>;
    readonly [field: string]: unknown;
  };
  /** Absent in connection events; `null` without a GPS fix. */
  readonly position?: Readonly<Record<string, unknown>> | null;
  readonly device: {
    readonly uniqueId: string;
    readonly name: string;
    readonly category: string;
    readonly [field: string]: unknown;
  };
  readonly geofence?: Readonly<Record<string, unknown>>;
}

/** Expected outcome of a line when the feed is posted in order and its devices are registered. */
export type IngestOutcome = 'accepted' | 'duplicate' | 'ignored' | 'unknownDevice';

export interface TraccarLine {
  readonly message: TraccarMessage;
  readonly outcome: IngestOutcome;
}

export interface TraccarFeed {
  readonly seed: number;
  readonly lines: readonly TraccarLine[];
  /** Body for `POST /api/ingest/vehicles`: every device except the unregistered one. */
  readonly vehicles: readonly {
    readonly imei: string;
    readonly licensePlate: string;
    readonly category: string;
  }[];
}

export interface TraccarFeedOptions {
  readonly seed: number;
  /** Number of lines, duplicates included. Defaults to 600. */
  readonly count?: number;
  /** Time of the last event, epoch ms. */
  readonly endsAt: number;
}

/** `uniqueId` of the device that is not registered. */
export const unregisteredDevice = '000000000000000';

type Random = () => number;

function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;

const alarms = [
  'accident',
  'door',
  'fatigueDriving',
  'fuelLeak',
  'hardAcceleration',
  'hardBraking',
  'hardCornering',
  'idle',
  'laneChange',
  'lowBattery',
  'overspeed',
  'parking',
  'powerCut',
  'sos',
  'tampering',
  'temperature',
  'powerOn,vibration',
] as const;
/** Alarms that create no alert: known ones, and one of a newer Traccar. */
const ignoredAlarms = ['lock', 'powerRestored', 'somethingNew'] as const;

/** Event types with their relative frequency. */
const types: readonly (readonly [type: string, weight: number])[] = [
  ['alarm', 51],
  ['deviceOverspeed', 18],
  ['geofenceExit', 6],
  ['deviceOnline', 5],
  ['geofenceEnter', 4],
  ['deviceOffline', 3],
  ['ignitionOn', 3],
  ['deviceFuelDrop', 2],
  ['deviceFuelIncrease', 2],
  ['ignitionOff', 2],
  ['media', 2],
  ['maintenance', 1],
  ['somethingNew', 1],
];
const ignoredTypes = ['deviceOnline', 'ignitionOn', 'ignitionOff', 'media', 'somethingNew'];
const connectionTypes = ['deviceOnline', 'deviceOffline'];

function pickType(random: Random): string {
  let remaining = random() * types.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [type, weight] of types) {
    remaining -= weight;
    if (remaining < 0) return type;
  }
  return 'alarm';
}

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

const iso = (ms: number): string => new Date(ms).toISOString().replace('Z', '+00:00');

function createDevice(index: number, random: Random): TraccarMessage['device'] {
  const letters = Array.from({ length: 3 }, () => pick(random, [...'ABCDEFGHJKLMNPRSTUVWXYZ']));
  return {
    id: 100 + index,
    attributes: {},
    groupId: 0,
    calendarId: 0,
    name: `B ${1000 + Math.floor(random() * 9000)} ${letters.join('')}`,
    uniqueId: `8686180531${String(index * 7).padStart(5, '0')}`,
    status: 'online',
    phone: `+62811${1_000_000 + Math.floor(random() * 9_000_000)}`,
    model: pick(random, ['JT808-DMS', 'GT06N', 'VT200', 'FMB920']),
    contact: null,
    category: pick(random, ['truck', 'truck', 'pickup', 'van', 'bus']),
    disabled: false,
    expirationTime: null,
  };
}

function createAttributes(type: string, alarm: string | null, random: Random) {
  if (alarm !== null) return { alarm };
  if (type === 'deviceOverspeed') {
    const speedLimit = pick(random, [32.397, 43.197, 48.596]);
    return { speed: rounded(speedLimit * (1.02 + random() * 0.4), 3), speedLimit };
  }
  const level = 45 + rounded(random() * 20, 1);
  const change = rounded(8 + random() * 16, 1);
  if (type === 'deviceFuelDrop') return { before: level, after: rounded(level - change, 1) };
  if (type === 'deviceFuelIncrease') return { before: level, after: rounded(level + change, 1) };
  return type === 'media' ? { media: 'video', file: 'clip.mp4' } : {};
}

function createMessage(
  index: number,
  at: number,
  device: TraccarMessage['device'],
  random: Random,
) {
  const type = pickType(random);
  const ignoredAlarm = type === 'alarm' && random() < 0.04;
  const alarm =
    type === 'alarm' ? pick<string>(random, ignoredAlarm ? ignoredAlarms : alarms) : null;
  const attributes = createAttributes(type, alarm, random);
  const geofenceEvent = type.startsWith('geofence');
  const positionId = 900_000 + index;
  const position = {
    id: positionId,
    attributes: {
      ignition: true,
      motion: true,
      distance: rounded(random() * 300, 2),
      ...(alarm === null ? {} : { alarm }),
    },
    deviceId: device['id'],
    protocol: pick(random, ['teltonika', 'jt808', 'gt06']),
    serverTime: iso(at + 1500),
    deviceTime: iso(at),
    fixTime: iso(at),
    outdated: false,
    valid: true,
    latitude: rounded(-6.4 + random() * 0.3, 6),
    longitude: rounded(106.7 + random() * 0.4, 6),
    altitude: rounded(random() * 60, 1),
    speed: rounded(random() * 55, 3),
    course: rounded(random() * 360, 1),
    address: null,
    accuracy: 0,
  };
  const connection = connectionTypes.includes(type);
  const positionField =
    connection && random() < 0.45
      ? {}
      : { position: connection || random() < 0.05 ? null : position };
  const message: TraccarMessage = {
    event: {
      id: 50_000 + index,
      attributes,
      deviceId: device['id'],
      type,
      eventTime: iso(at),
      positionId,
      geofenceId: geofenceEvent ? 3 : 0,
      maintenanceId: 0,
    },
    ...positionField,
    device: { ...device, lastUpdate: iso(at), positionId },
    ...(geofenceEvent
      ? {
          geofence: {
            id: 3,
            attributes: {},
            calendarId: 0,
            name: 'Depo Cakung',
            description: null,
            area: 'CIRCLE (-6.1825 106.9312, 400)',
          },
        }
      : {}),
  };
  return { message, ignored: ignoredAlarm || ignoredTypes.includes(type) };
}

/**
 * Generates a feed as a Traccar server forwards it: alarms, overspeed, geofences and fuel, with duplicates,
 * lines out of order, null and absent positions, unknown types, and an unregistered device. No two events
 * share device, type and time unless one duplicates the other.
 */
export function generateTraccarFeed({
  seed,
  count = 600,
  endsAt,
}: TraccarFeedOptions): TraccarFeed {
  const random = mulberry32(seed);
  const devices = Array.from({ length: 24 }, (_, index) => createDevice(index, random));
  const unregistered = { ...createDevice(24, random), uniqueId: unregisteredDevice };
  const lines: TraccarLine[] = [];
  let offset = 0;
  for (let index = count; lines.length < count; index--) {
    // Generate from the newest line back, so that the feed ends at `endsAt`.
    const device = random() < 0.017 ? unregistered : pick(random, devices);
    const { message, ignored } = createMessage(index, endsAt - offset, device, random);
    offset += 1 + Math.floor(random() * 12_000);
    const outcome = ignored ? 'ignored' : device === unregistered ? 'unknownDevice' : 'accepted';
    if (random() < 0.03 && lines.length < count - 1) {
      lines.push({ message, outcome: outcome === 'accepted' ? 'duplicate' : outcome });
    }
    lines.push({ message, outcome });
  }
  lines.reverse();
  for (let index = 0; index < lines.length - 2; index++) {
    // Move a line behind the next two, unless that would put a duplicate before its original.
    if (random() >= 0.02) continue;
    const [line, ...followers] = lines.slice(index, index + 3) as [
      TraccarLine,
      TraccarLine,
      TraccarLine,
    ];
    if (line.message === followers[0]?.message || followers[0]?.message === followers[1]?.message)
      continue;
    if (followers.some(({ message }) => message === line.message)) continue;
    lines.splice(index, 3, ...followers, line);
    index += 2;
  }
  return {
    seed,
    lines,
    vehicles: devices.map(({ uniqueId, name, category }) => ({
      imei: uniqueId,
      licensePlate: name,
      category,
    })),
  };
}
