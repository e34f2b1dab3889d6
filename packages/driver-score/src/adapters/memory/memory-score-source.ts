import { PantauError } from '@pantau/core/base';
import { scoreCategories } from '@pantau/core/driver-score';
import type { DriverScore } from '../../engine/scores/driver-score.ts';
import { type ScorePeriod, isPeriod } from '../../engine/scores/period.ts';
import {
  type DriverScoreSource,
  type OverviewQuery,
  PAGE_MAX,
  type ScoreOverview,
  type ScoreSortKey,
} from '../../engine/scores/score-source.ts';
import { aggregate, byName, historyOf, listedScores, nothingOfOthers } from './aggregate-scores.ts';
import { scoreOf } from './compute-score.ts';
import { listAlerts } from './list-alerts.ts';
import { type MemoryDriver, type MemoryScoreWorld, createMemoryScoreWorld } from './score-world.ts';

export interface MemoryScoreOptions {
  /** Defaults to an empty company. */
  readonly world?: MemoryScoreWorld | undefined;
  /** The driver who uses the source, and who sees only themself. */
  readonly ownDriverId?: string | undefined;
}

export interface MemoryScoreSource extends DriverScoreSource {
  readonly world: MemoryScoreWorld;
  subscribe(onChange: () => void): () => void;
  /** Marks an alert as false, or as not false, and reports the change. */
  setFalse(alertId: string, isFalseAlert: boolean): void;
  /** Makes calls fail with this error; `null` ends that. */
  failWith(error: PantauError | null): void;
  /** Makes calls wait until the returned function is called. */
  hold(): () => void;
}

const invalid = (message: string): PantauError => new PantauError('invalid', { message });

function checkPage(page: number, show: number): void {
  if (!Number.isInteger(page) || page < 1) throw invalid('There is no such page');
  if (!Number.isInteger(show) || show < 1 || show > PAGE_MAX) throw invalid('The page is too long');
}

function checkPeriod(period: ScorePeriod): void {
  if (!isPeriod(period)) throw invalid('The period is not valid');
}

const sortKeys: readonly ScoreSortKey[] = [
  'fullname',
  'score',
  'totalDriven',
  'totalAlert',
  ...scoreCategories,
];

function compareBy(sort: OverviewQuery['sort']): (one: DriverScore, other: DriverScore) => number {
  const { key, direction } = sort;
  if (!sortKeys.includes(key)) throw invalid('Scores are not sorted by this');
  const sign = direction === 'asc' ? 1 : -1;
  const valueOf = (score: DriverScore): number => {
    if (key === 'score') return score.score ?? 0;
    if (key === 'totalDriven' || key === 'totalAlert') return score[key];
    return key === 'fullname' ? 0 : score.categories[key].total;
  };
  return (one, other) => {
    if (key === 'fullname') return byName(one, other) * sign;
    // Drivers without a score are last, whatever the direction.
    const unscored = Number(one.score === null) - Number(other.score === null);
    if (key === 'score' && unscored !== 0) return unscored;
    return (valueOf(one) - valueOf(other)) * sign || byName(one, other);
  };
}

const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.trim().toLowerCase());

function readOverview(
  world: MemoryScoreWorld,
  visible: readonly MemoryDriver[],
  query: OverviewQuery,
  ownDriverId: string | undefined,
): ScoreOverview {
  const { groupIds, search, page, show } = query;
  checkPeriod(query);
  checkPage(page, show);
  const compare = compareBy(query.sort);
  const drivers = visible.filter(
    (driver) => groupIds.length === 0 || driver.groupIds.some((group) => groupIds.includes(group)),
  );
  const listed = listedScores(world, drivers, query);
  const found = listed.filter(({ driver }) => contains(driver.fullname, search)).toSorted(compare);
  return {
    drivers: found.slice((page - 1) * show, page * show),
    page,
    total: found.length,
    aggregation:
      ownDriverId === undefined ? aggregate(world, drivers, query) : nothingOfOthers(listed),
    settings: world.settings,
    lastSync: world.lastSync,
  };
}

/** A `DriverScoreSource` without a server, for tests, stories and demos. */
export function createMemoryScoreSource(options: MemoryScoreOptions = {}): MemoryScoreSource {
  const { world = createMemoryScoreWorld(), ownDriverId } = options;
  const listeners = new Set<() => void>();
  let failure: PantauError | null = null;
  let gate: Promise<void> = Promise.resolve();

  async function call<T>(signal: AbortSignal | undefined, read: () => T): Promise<T> {
    signal?.throwIfAborted();
    await gate;
    signal?.throwIfAborted();
    if (failure !== null) throw failure;
    return read();
  }
  const visible = (): readonly MemoryDriver[] =>
    world.drivers.filter(({ driverId }) => ownDriverId === undefined || driverId === ownDriverId);
  const find = (driverId: string): MemoryDriver => {
    const driver = visible().find((one) => one.driverId === driverId);
    if (driver === undefined) throw new PantauError('notFound');
    return driver;
  };

  return {
    world,
    overview: (query, signal) =>
      call(signal, () => readOverview(world, visible(), query, ownDriverId)),
    driver: (driverId, period, signal) =>
      call(signal, () => {
        checkPeriod(period);
        const driver = find(driverId);
        return {
          score: scoreOf(world, driver, period),
          settings: world.settings,
          history: historyOf(world, driver, period),
          lastSync: world.lastSync,
        };
      }),
    alerts: (query, signal) =>
      call(signal, () => {
        checkPeriod(query);
        checkPage(1, query.first);
        find(query.driverId);
        return listAlerts(world, query);
      }),
    groups: ({ search, page, show }, signal) =>
      call(signal, () => {
        checkPage(page, show);
        const found = world.groups
          .filter(({ name }) => ownDriverId === undefined && contains(name, search))
          .toSorted((one, other) => one.name.localeCompare(other.name));
        return { groups: found.slice((page - 1) * show, page * show), total: found.length };
      }),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    setFalse(alertId, isFalseAlert) {
      const index = world.alerts.findIndex(({ id }) => id === alertId);
      const alert = world.alerts[index];
      if (alert === undefined) throw new PantauError('notFound');
      world.alerts[index] = { ...alert, isFalseAlert };
      for (const listener of [...listeners]) listener();
    },
    failWith(error) {
      failure = error;
    },
    hold() {
      let open = (): void => undefined;
      gate = new Promise((resolve) => (open = resolve));
      return () => open();
    },
  };
}
