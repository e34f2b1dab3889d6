import type {
  Alert,
  AlertPage,
  AlertQuery,
  AlertSearch,
  AlertSource,
  FeedEvent,
  UnresolvedCounts,
  Urgency,
} from '@pantau/alert-center';

/** Alerts that the source keeps. A server keeps all of them, but here they would count as heap of the page. */
const KEPT = 400;
const URGENT_RULE = 'urgent';
const IMPORTANT_RULE = 'important';
const MINUTE_MS = 60_000;

const events = [
  { code: 8, id: 'Melebihi batas kecepatan', en: 'Over speed limit', trigger: 104, limit: 80 },
  { code: 49, id: 'Mata tertutup', en: 'Eyes closed', trigger: 4.2, limit: 2 },
  { code: 15, id: 'Idle terlalu lama', en: 'Idle too long', trigger: 2_040, limit: 900 },
  { code: 14, id: 'BBM turun', en: 'Fuel dropped', trigger: 18, limit: 10 },
] as const;
const drivers = [
  'Slamet Riyadi',
  'Agus Prasetyo',
  'Dedi Kurnia',
  'Yanto',
  'Hendra Wijaya',
] as const;
const places = [
  'Tol Cipali KM 112',
  'Tol Ngawi–Kertosono KM 588',
  'Jl. Soekarno-Hatta 12',
] as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function makeAlert(seq: number, createdOn: number, { isRead, vehicles }: ManyOptions): Alert {
  const event = at(events, seq);
  const text = { id: event.id, en: event.en };
  const vehicleId = String(100 + (seq % vehicles));
  return {
    id: String(1_000_000 + seq),
    seq,
    createdOn,
    receivedOn: createdOn,
    alertCode: event.code,
    alertRuleIds: [seq % 2 === 0 ? URGENT_RULE : IMPORTANT_RULE],
    alertData: null,
    alertFlag: null,
    alertTrigger: event.trigger,
    threshold: event.limit,
    durationSeconds: null,
    description: text,
    shortDescription: text,
    vehicle: {
      vehicleId,
      childVehicleId: null,
      licensePlate: `B ${1_000 + (seq % vehicles)} KXT`,
      category: 'truck',
      imei: null,
    },
    driver: { driverId: vehicleId, fullname: at(drivers, seq) },
    position: { latitude: -6.6, longitude: 107.9 },
    geofences: [],
    address: at(places, seq),
    shouldHaveMedia: event.code === 49,
    sourceDeviceType: null,
    callState: null,
    fleetOrder: null,
    read: isRead,
    resolved: false,
    resolvedOn: null,
    resolver: null,
    falseAlert: false,
    lastNote: null,
    log: [],
  };
}

/** As a server searches the text of an alert; the other conditions are not supported. */
const isFound = ({ address, vehicle, driver }: Alert, search: AlertSearch | undefined): boolean =>
  `${address} ${vehicle.licensePlate} ${driver?.fullname}`
    .toLowerCase()
    .includes(search?.text.toLowerCase() ?? '');

interface ManyOptions {
  readonly isRead: boolean;
  /** With few vehicles, most alerts repeat one that is listed. */
  readonly vehicles: number;
}

export interface ManyAlerts extends AlertSource {
  /** Creates alerts without delivering them. */
  queue(count: number): void;
  /** Delivers the queued alerts at once. @returns the number of the last one */
  deliver(): number;
  /** Creates and delivers alerts continuously; 0 stops. */
  stream(perSecond: number): void;
}

/** A source without a backend, which creates alerts by the thousand. */
export function createManyAlerts(atFirst: number, options: ManyOptions): ManyAlerts {
  let head = 0;
  let listener: ((event: FeedEvent) => void) | undefined;
  let kept: Alert[] = [];
  let queued: Alert[] = [];
  let frame = 0;
  const next = (createdOn: number): Alert => {
    head += 1;
    const alert = makeAlert(head, createdOn, options);
    kept.push(alert);
    if (kept.length > KEPT * 2) kept = kept.slice(-KEPT);
    return alert;
  };
  for (let left = atFirst; left > 0; left -= 1) next(Date.now() - left * MINUTE_MS);

  const isOf = (alert: Alert, urgency: Urgency): boolean =>
    alert.alertRuleIds.includes(urgency === 'urgent' ? URGENT_RULE : IMPORTANT_RULE);

  const readPage = (query: AlertQuery): AlertPage => {
    const { start, end } = query.range;
    const alerts = kept
      .filter((alert) => isOf(alert, query.urgency))
      .filter(({ createdOn }) => createdOn >= start && createdOn <= end)
      .filter((alert) => isFound(alert, query.search))
      .toReversed();
    const page = alerts.slice(0, query.limit);
    return { alerts: page, endCursor: null, hasMore: alerts.length > page.length, head };
  };
  // Every second alert is urgent, and none is settled.
  const readCounts = (): UnresolvedCounts => {
    const urgent = Math.floor(head / 2);
    const important = head - urgent;
    return { urgent, important, unread: { urgent, important }, head };
  };

  const queue = (count: number): void => {
    for (let index = 0; index < count; index += 1) queued.push(next(Date.now()));
  };
  const deliver = (): number => {
    const events = queued;
    queued = [];
    for (const alert of events) {
      listener?.({ kind: 'alert', prevSeq: alert.seq - 1, seq: alert.seq, alert });
    }
    return head;
  };

  return {
    loadSubscription: () =>
      Promise.resolve({
        rules: {
          urgent: new Set([URGENT_RULE]),
          important: new Set([IMPORTANT_RULE]),
          autoPopup: new Set<string>(),
        },
      }),
    listAlerts: (query) => Promise.resolve(readPage(query)),
    readAlerts: () => Promise.resolve([]),
    countUnresolved: () => Promise.resolve(readCounts()),
    findAlerts({ search, among }) {
      const asked = new Set(among);
      const found = kept.filter((alert) => asked.has(alert.id) && isFound(alert, search));
      return Promise.resolve({ among: found.map(({ id }) => id), counts: readCounts() });
    },
    act: () => Promise.reject(new Error('Actions are not supported')),
    missedSince: () => Promise.resolve({ alerts: [], head, complete: false }),
    subscribe(listen) {
      listener = listen;
      const status = { state: 'live', since: Date.now(), nextAttemptAt: null } as const;
      listen({ kind: 'status', status });
      listen({ kind: 'head', prevSeq: head, seq: head });
      return {
        expectEvery: 60_000,
        retryNow: () => undefined,
        close() {
          listener = undefined;
        },
      };
    },
    queue,
    deliver,
    stream(perSecond) {
      cancelAnimationFrame(frame);
      let last = performance.now();
      let due = 0;
      const run = (now: number): void => {
        due += ((now - last) * perSecond) / 1_000;
        last = now;
        queue(Math.floor(due));
        due %= 1;
        deliver();
        frame = requestAnimationFrame(run);
      };
      if (perSecond > 0) frame = requestAnimationFrame(run);
    },
  };
}
