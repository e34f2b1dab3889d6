import type { BodyItem } from './parse-body.ts';
import type { AlertInput } from './alert-input.ts';
import type { IngestDeps } from './ingest-deps.ts';
import type { PositionInput } from './position-input.ts';
import { ingestOutcomes, invalid, type IngestResult, type ParseResult } from './outcome.ts';
import { parseAlert, parsePosition, parseVehicle } from './native-format.ts';
import { ingestAlerts } from './ingest-alerts.ts';
import { ingestPositions } from './ingest-positions.ts';
import { ingestVehicles } from './ingest-vehicles.ts';
import { parseTraccar, type TraccarItem } from './traccar.ts';

/** Ingests the items of one request body and returns one result per item, in order. */
export type IngestBody = (
  deps: IngestDeps,
  companyId: number,
  items: readonly BodyItem[],
) => Promise<IngestResult[]>;

type IngestItems<T> = (
  deps: IngestDeps,
  companyId: number,
  things: readonly T[],
) => Promise<IngestResult[]>;

/**
 * Passes the parsed items to `ingestItems` and merges the results with those of the rejected items,
 * in order.
 */
async function ingestParsed<T>(
  read: readonly ParseResult<T>[],
  ingestItems: (things: T[]) => Promise<IngestResult[]>,
) {
  const things = read.flatMap((item) => (item.ok ? [item.value] : []));
  const results = (things.length === 0 ? [] : await ingestItems(things)).values();
  return read.map((item): IngestResult => {
    if (!item.ok) return item.result;
    const next = results.next();
    if (next.done === true) throw new Error('An item has no result.');
    return next.value;
  });
}

function recordOutcomes(deps: IngestDeps, results: readonly IngestResult[]): void {
  for (const outcome of ingestOutcomes) {
    const matching = results.filter((result) => result.outcome === outcome).length;
    if (matching > 0) deps.metrics?.ingested(outcome, matching);
  }
}

function parseItems<T>(
  items: readonly BodyItem[],
  read: (value: unknown) => ParseResult<T>,
): ParseResult<T>[] {
  return items.map((item) => (item.ok ? read(item.value) : invalid(item.problem)));
}

function createBodyHandler<T>(
  read: (value: unknown) => ParseResult<T>,
  ingestItems: IngestItems<T>,
): IngestBody {
  return async (deps, companyId, items) => {
    const results = await ingestParsed(parseItems(items, read), (things) =>
      ingestItems(deps, companyId, things),
    );
    recordOutcomes(deps, results);
    return results;
  };
}

/** Alerts are ingested before positions, each in their own order. */
const ingestTraccar: IngestItems<TraccarItem> = async (deps, companyId, things) => {
  const alerts: AlertInput[] = [];
  const positions: PositionInput[] = [];
  for (const thing of things) {
    if (thing.kind === 'alert') alerts.push(thing.alert);
    else positions.push(thing.position);
  }
  const ofAlerts = (await ingestAlerts(deps, companyId, alerts)).values();
  const ofPositions = (await ingestPositions(deps, companyId, positions)).values();
  return things.map((thing) => {
    const next = (thing.kind === 'alert' ? ofAlerts : ofPositions).next();
    if (next.done === true) throw new Error('An item has no result.');
    return next.value;
  });
};

export const ingestAlertsBody = createBodyHandler(parseAlert, ingestAlerts);
export const ingestPositionsBody = createBodyHandler(parsePosition, ingestPositions);
export const ingestVehiclesBody = createBodyHandler(parseVehicle, ingestVehicles);
export const ingestTraccarBody = createBodyHandler(parseTraccar, ingestTraccar);
