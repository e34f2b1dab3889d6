/** What Traccar posts to its `event.forward.url`; only what the tests look at is spelled out. */
export interface TraccarMessage {
  readonly event: {
    readonly id: number;
    readonly type: string;
    /** ISO 8601 with offset. */
    readonly eventTime: string;
    readonly attributes: Readonly<Record<string, unknown>>;
    readonly [field: string]: unknown;
  };
  /** Absent in events of the connection, null when there was no fix. */
  readonly position?: Readonly<Record<string, unknown>> | null;
  readonly device: {
    readonly uniqueId: string;
    readonly name: string;
    readonly category: string;
    readonly [field: string]: unknown;
  };
  readonly geofence?: Readonly<Record<string, unknown>>;
}

/** Answer that a line deserves when the feed is posted in its order, its devices being registered. */
export type TraccarAnswer = 'accepted' | 'duplicate' | 'ignored' | 'unknownDevice';

export interface TraccarLine {
  readonly message: TraccarMessage;
  readonly answer: TraccarAnswer;
}

export interface TraccarFeed {
  readonly seed: number;
  readonly lines: readonly TraccarLine[];
  /** Every device but the unregistered one, as `POST /api/ingest/vehicles` takes them. */
  readonly vehicles: readonly {
    readonly imei: string;
    readonly licensePlate: string;
    readonly category: string;
  }[];
}

export interface TraccarFeedOptions {
  readonly seed: number;
  /** Lines, duplicates included; 600 unless told. */
  readonly count?: number;
  /** Epoch ms of the last event. */
  readonly endsAt: number;
}

/** `uniqueId` of the device that nobody registers. */
export const unregisteredDevice = '000000000000000';

type Chance = () => number;

function mulberry32(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(chance: Chance, items: readonly T[]): T =>
  items[Math.floor(chance() * items.length)] as T;

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
/** Alarms that call nobody: known ones, and one of a newer Traccar. */
const quietAlarms = ['lock', 'powerRestored', 'somethingNew'] as const;

/** Event types by how often they come in a hundred. */
const types: readonly (readonly [type: string, share: number])[] = [
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
const quietTypes = ['deviceOnline', 'ignitionOn', 'ignitionOff', 'media', 'somethingNew'];
const connectionTypes = ['deviceOnline', 'deviceOffline'];

function typeOf(chance: Chance): string {
  let left = chance() * types.reduce((sum, [, share]) => sum + share, 0);
  for (const [type, share] of types) {
    left -= share;
    if (left < 0) return type;
  }
  return 'alarm';
}

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

const iso = (ms: number): string => new Date(ms).toISOString().replace('Z', '+00:00');

function deviceOf(index: number, chance: Chance): TraccarMessage['device'] {
  const letters = Array.from({ length: 3 }, () => pick(chance, [...'ABCDEFGHJKLMNPRSTUVWXYZ']));
  return {
    id: 100 + index,
    attributes: {},
    groupId: 0,
    calendarId: 0,
    name: `B ${1000 + Math.floor(chance() * 9000)} ${letters.join('')}`,
    uniqueId: `8686180531${String(index * 7).padStart(5, '0')}`,
    status: 'online',
    phone: `+62811${1_000_000 + Math.floor(chance() * 9_000_000)}`,
    model: pick(chance, ['JT808-DMS', 'GT06N', 'VT200', 'FMB920']),
    contact: null,
    category: pick(chance, ['truck', 'truck', 'pickup', 'van', 'bus']),
    disabled: false,
    expirationTime: null,
  };
}

function attributesOf(type: string, alarm: string | null, chance: Chance) {
  if (alarm !== null) return { alarm };
  if (type === 'deviceOverspeed') {
    const speedLimit = pick(chance, [32.397, 43.197, 48.596]);
    return { speed: rounded(speedLimit * (1.02 + chance() * 0.4), 3), speedLimit };
  }
  const level = 45 + rounded(chance() * 20, 1);
  const change = rounded(8 + chance() * 16, 1);
  if (type === 'deviceFuelDrop') return { before: level, after: rounded(level - change, 1) };
  if (type === 'deviceFuelIncrease') return { before: level, after: rounded(level + change, 1) };
  return type === 'media' ? { media: 'video', file: 'clip.mp4' } : {};
}

function messageOf(index: number, at: number, device: TraccarMessage['device'], chance: Chance) {
  const type = typeOf(chance);
  const isQuietAlarm = type === 'alarm' && chance() < 0.04;
  const alarm = type === 'alarm' ? pick<string>(chance, isQuietAlarm ? quietAlarms : alarms) : null;
  const attributes = attributesOf(type, alarm, chance);
  const isGeofence = type.startsWith('geofence');
  const positionId = 900_000 + index;
  const position = {
    id: positionId,
    attributes: {
      ignition: true,
      motion: true,
      distance: rounded(chance() * 300, 2),
      ...(alarm === null ? {} : { alarm }),
    },
    deviceId: device['id'],
    protocol: pick(chance, ['teltonika', 'jt808', 'gt06']),
    serverTime: iso(at + 1500),
    deviceTime: iso(at),
    fixTime: iso(at),
    outdated: false,
    valid: true,
    latitude: rounded(-6.4 + chance() * 0.3, 6),
    longitude: rounded(106.7 + chance() * 0.4, 6),
    altitude: rounded(chance() * 60, 1),
    speed: rounded(chance() * 55, 3),
    course: rounded(chance() * 360, 1),
    address: null,
    accuracy: 0,
  };
  const connection = connectionTypes.includes(type);
  const where =
    connection && chance() < 0.45
      ? {}
      : { position: connection || chance() < 0.05 ? null : position };
  const message: TraccarMessage = {
    event: {
      id: 50_000 + index,
      attributes,
      deviceId: device['id'],
      type,
      eventTime: iso(at),
      positionId,
      geofenceId: isGeofence ? 3 : 0,
      maintenanceId: 0,
    },
    ...where,
    device: { ...device, lastUpdate: iso(at), positionId },
    ...(isGeofence
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
  return { message, isQuiet: isQuietAlarm || quietTypes.includes(type) };
}

/**
 * A feed as a Traccar server forwards it, invented from a seed: alarms, overspeed, geofences and fuel, with
 * duplicates, lines out of order, positions that are null or absent, types nobody knows, and a device that
 * nobody registered. No two events share device, type and time, unless one repeats the other.
 */
export function generateTraccarFeed({
  seed,
  count = 600,
  endsAt,
}: TraccarFeedOptions): TraccarFeed {
  const chance = mulberry32(seed);
  const devices = Array.from({ length: 24 }, (_, index) => deviceOf(index, chance));
  const stranger = { ...deviceOf(24, chance), uniqueId: unregisteredDevice };
  const lines: TraccarLine[] = [];
  let back = 0;
  for (let index = count; lines.length < count; index--) {
    // From the newest back, so that the feed ends when it is told to.
    const device = chance() < 0.017 ? stranger : pick(chance, devices);
    const { message, isQuiet } = messageOf(index, endsAt - back, device, chance);
    back += 1 + Math.floor(chance() * 12_000);
    const isStranger = device === stranger;
    const answer = isQuiet ? 'ignored' : isStranger ? 'unknownDevice' : 'accepted';
    if (chance() < 0.03 && lines.length < count - 1) {
      lines.push({ message, answer: answer === 'accepted' ? 'duplicate' : answer });
    }
    lines.push({ message, answer });
  }
  lines.reverse();
  for (let index = 0; index < lines.length - 2; index++) {
    // A line comes after its two followers; a repetition stays behind what it repeats.
    if (chance() >= 0.02) continue;
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
