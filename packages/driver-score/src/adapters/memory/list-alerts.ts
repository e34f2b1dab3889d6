import { PantauError } from '@pantau/core/base';
import { scoreCategories } from '@pantau/core/driver-score';
import type { ScoreAlertPage, ScoreAlertsQuery } from '../../engine/scores/score-source.ts';
import { alertsOf, pointsOf, recordOf } from './compute-score.ts';
import type { MemoryScoreAlert, MemoryScoreWorld } from './score-world.ts';

/** The newest first; of the same moment, the one stored last first. */
const isNewer = (one: MemoryScoreAlert, other: MemoryScoreAlert): number =>
  other.createdOn - one.createdOn || other.id.localeCompare(one.id, undefined, { numeric: true });

const cursorOf = ({ createdOn, id }: MemoryScoreAlert): string => `${createdOn}|${id}`;

/** A cursor stays valid when its alert no longer matches: it is a place in the order. */
function placeOf(cursor: string): Pick<MemoryScoreAlert, 'createdOn' | 'id'> {
  const [createdOn, id] = cursor.split('|');
  if (id === undefined || !Number.isFinite(Number(createdOn))) throw new PantauError('invalid');
  return { createdOn: Number(createdOn), id };
}

/** A page of the alerts behind a score. */
export function listAlerts(world: MemoryScoreWorld, query: ScoreAlertsQuery): ScoreAlertPage {
  const { driverId, categories, includeFalseAlerts, first, after, before } = query;
  if (after !== undefined && before !== undefined) throw new PantauError('invalid');
  if (categories.some((category) => !scoreCategories.includes(category))) {
    throw new PantauError('invalid');
  }
  const all = alertsOf(world, driverId, query)
    .filter(({ category }) => categories.length === 0 || categories.includes(category))
    .filter(({ isFalseAlert }) => includeFalseAlerts || !isFalseAlert)
    .toSorted(isNewer);
  const place = after ?? before;
  const at = place === undefined ? undefined : (placeOf(place) as MemoryScoreAlert);
  const newer = at === undefined ? [] : all.filter((alert) => isNewer(alert, at) < 0);
  const older = at === undefined ? all : all.filter((alert) => isNewer(alert, at) > 0);
  const shown = before === undefined ? older.slice(0, first) : newer.slice(-first);
  const [start, end] = [shown[0], shown.at(-1)];
  const record = recordOf(world, driverId, query);
  return {
    alerts: shown.map((alert) => {
      const { cost: _, ...rest } = alert;
      return { ...rest, points: pointsOf(alert, record, world) };
    }),
    total: all.length,
    startCursor: start === undefined ? null : cursorOf(start),
    endCursor: end === undefined ? null : cursorOf(end),
    hasNextPage: end !== undefined && end !== all.at(-1),
    hasPreviousPage: start !== undefined && start !== all[0],
  };
}
