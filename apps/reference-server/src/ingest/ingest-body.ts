import type { BodyItem } from './parse-body.ts';
import type { IngestAlert } from './alert-input.ts';
import type { IngestDeps } from './ingest-deps.ts';
import type { IngestPosition } from './position-input.ts';
import { ingestOutcomes, invalid, type IngestResult, type Read } from './outcome.ts';
import { readOwnAlert, readOwnPosition, readVehicle } from './native-format.ts';
import { takeInAlerts } from './ingest-alerts.ts';
import { takeInPositions } from './ingest-positions.ts';
import { takeInVehicles } from './ingest-vehicles.ts';
import { readTraccar, type TraccarItem } from './traccar.ts';

/** Takes in the items of one body and gives an answer for each, in order. */
export type TakeInBody = (
  deps: IngestDeps,
  companyId: number,
  items: readonly BodyItem[],
) => Promise<IngestResult[]>;

type TakeIn<T> = (
  deps: IngestDeps,
  companyId: number,
  things: readonly T[],
) => Promise<IngestResult[]>;

/** Gives what could be read of `read` to `takeIn` and puts the answers back in their places. */
async function answer<T>(
  read: readonly Read<T>[],
  takeIn: (things: T[]) => Promise<IngestResult[]>,
) {
  const things = read.flatMap((item) => (item.ok ? [item.value] : []));
  const taken = (things.length === 0 ? [] : await takeIn(things)).values();
  return read.map((item): IngestResult => {
    if (!item.ok) return item.result;
    const next = taken.next();
    if (next.done === true) throw new Error('An item was left without an answer.');
    return next.value;
  });
}

function count(deps: IngestDeps, results: readonly IngestResult[]): void {
  for (const outcome of ingestOutcomes) {
    const matching = results.filter((result) => result.outcome === outcome).length;
    if (matching > 0) deps.metrics?.ingested(outcome, matching);
  }
}

function readItems<T>(items: readonly BodyItem[], read: (value: unknown) => Read<T>): Read<T>[] {
  return items.map((item) => (item.ok ? read(item.value) : invalid(item.problem)));
}

function taker<T>(read: (value: unknown) => Read<T>, takeIn: TakeIn<T>): TakeInBody {
  return async (deps, companyId, items) => {
    const results = await answer(readItems(items, read), (things) =>
      takeIn(deps, companyId, things),
    );
    count(deps, results);
    return results;
  };
}

/** Alerts and positions of one body are taken in one after the other, each in its own order. */
const takeInTraccar: TakeIn<TraccarItem> = async (deps, companyId, things) => {
  const alerts: IngestAlert[] = [];
  const positions: IngestPosition[] = [];
  for (const thing of things) {
    if (thing.kind === 'alert') alerts.push(thing.alert);
    else positions.push(thing.position);
  }
  const ofAlerts = (await takeInAlerts(deps, companyId, alerts)).values();
  const ofPositions = (await takeInPositions(deps, companyId, positions)).values();
  return things.map((thing) => {
    const next = (thing.kind === 'alert' ? ofAlerts : ofPositions).next();
    if (next.done === true) throw new Error('An item was left without an answer.');
    return next.value;
  });
};

export const alertsBody = taker(readOwnAlert, takeInAlerts);
export const positionsBody = taker(readOwnPosition, takeInPositions);
export const vehiclesBody = taker(readVehicle, takeInVehicles);
export const traccarBody = taker(readTraccar, takeInTraccar);
