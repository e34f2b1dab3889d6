import { ContractViolation, check, checkSame } from '@pantau/core/testing';
import type { Alert, AlertId, Urgency } from '../../engine/alert/alert.ts';
import type {
  AlertQuery,
  AlertSource,
  FeedEvent,
  LiveFeed,
} from '../../engine/list/alert-source.port.ts';
import { type AlertSourceHarness, resultOf, until, wideRange } from './harness.ts';

export const MINUTE_MS = 60_000;

export function queryOf(
  harness: AlertSourceHarness,
  urgency: Urgency,
  more: Partial<AlertQuery> = {},
): AlertQuery {
  return { urgency, range: wideRange(harness), unresolvedOnly: false, limit: 20, ...more };
}

/** Reads all pages of a list, from the newest to the oldest alert. */
export async function readAll(
  harness: AlertSourceHarness,
  source: AlertSource,
  query: AlertQuery,
  afterPage: () => Promise<void> = async () => {},
): Promise<readonly Alert[]> {
  const alerts: Alert[] = [];
  let after: string | undefined;
  for (let turn = 0; ; turn += 1) {
    check(turn < 50, 'paging ends');
    const pageQuery = after === undefined ? query : { ...query, after };
    const page = await resultOf(harness, source.listAlerts(pageQuery));
    alerts.push(...page.alerts);
    if (!page.hasMore) return alerts;
    check(page.endCursor !== null, 'a page that is not the last has an endCursor');
    check(page.alerts.length > 0, 'a page that is not the last has alerts');
    after = page.endCursor;
    await afterPage();
  }
}

export const idsOf = (alerts: readonly Alert[]): readonly AlertId[] =>
  alerts.map((alert) => alert.id);

/** Ingests alerts a minute apart, the newest first. */
export async function arriveSome(
  harness: AlertSourceHarness,
  urgency: Urgency,
  count: number,
): Promise<readonly AlertId[]> {
  const start = harness.now() - 10 * MINUTE_MS;
  const ids: AlertId[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push(await harness.arrive({ urgency, createdOn: start - index * MINUTE_MS }));
  }
  return ids;
}

export async function arriveOne(harness: AlertSourceHarness, urgency: Urgency): Promise<Alert> {
  const [id] = await arriveSome(harness, urgency, 1);
  return findAlert(harness, urgency, id ?? '');
}

export async function findAlert(
  harness: AlertSourceHarness,
  urgency: Urgency,
  id: AlertId,
): Promise<Alert> {
  const all = await readAll(harness, harness.me.source, queryOf(harness, urgency));
  const alert = all.find((one) => one.id === id);
  if (alert === undefined) throw new ContractViolation(`alert ${id} is on its list`);
  return alert;
}

/** A subscriber that records all events. */
export interface Listener {
  readonly events: readonly FeedEvent[];
  readonly feed: LiveFeed;
  /** The highest sequence number received. */
  head(): number;
  until(predicate: (event: FeedEvent) => boolean, promise: string): Promise<FeedEvent>;
}

export function listen(harness: AlertSourceHarness, source: AlertSource): Listener {
  const events: FeedEvent[] = [];
  const feed = source.subscribe((event) => events.push(event));
  return {
    events,
    feed,
    head: () => Math.max(0, ...events.map((event) => ('seq' in event ? event.seq : 0))),
    async until(predicate, promise) {
      await until(harness, () => events.some(predicate), promise);
      const found = events.find(predicate);
      if (found === undefined) throw new ContractViolation(promise);
      return found;
    },
  };
}

export async function listenLive(
  harness: AlertSourceHarness,
  source: AlertSource,
): Promise<Listener> {
  const listener = listen(harness, source);
  await listener.until((event) => event.kind === 'head', 'the feed reports its head');
  return listener;
}

/** Checks that each range starts where the previous one ended, from the first head of a connection. */
export function checkContinuous(events: readonly FeedEvent[]): void {
  let head: number | null = null;
  for (const event of events) {
    if (event.kind === 'status' && event.status.state !== 'live') head = null;
    if (!('seq' in event)) continue;
    check(event.seq >= event.prevSeq, 'a range does not run backwards');
    if (head === null) {
      checkSame(event.kind, 'head', 'the first message of a connection is its head');
      checkSame(event.prevSeq, event.seq, 'the first head is an empty range: prevSeq === seq');
    } else {
      checkSame(event.prevSeq, head, 'a range starts where the previous one ended');
    }
    head = event.seq;
  }
}
