import type { ScoreCategory } from '@pantau/core/driver-score';
import type { DriverRow } from './read-totals.ts';

export type ScoreSortField =
  'fullname' | 'finalGrade' | 'score' | 'totalDriven' | 'totalAlert' | ScoreCategory;

export interface ScoreSort {
  readonly field: ScoreSortField;
  readonly direction: 'asc' | 'desc';
}

/** A driver with what drivers are sorted and summed up by. */
export interface ScoredDriver {
  readonly driver: DriverRow;
  readonly score: number | null;
  /** km with one decimal. */
  readonly totalDriven: number;
  /** Alerts of the category by which drivers are sorted, else of all. */
  readonly total: number;
  readonly lastSync: Date | null;
}

function valueOf(entry: ScoredDriver, field: ScoreSortField): number | null {
  if (field === 'finalGrade' || field === 'score') return entry.score;
  return field === 'totalDriven' ? entry.totalDriven : entry.total;
}

function compareNames(a: DriverRow, b: DriverRow): number {
  const [one, other] = [a.fullname.toLowerCase(), b.fullname.toLowerCase()];
  if (one !== other) return one < other ? -1 : 1;
  return a.id - b.id;
}

/** Sorts by one field, then by name, then by id; those without a score come last in the order of scores. */
export function sortScores(
  entries: readonly ScoredDriver[],
  { field, direction }: ScoreSort,
): ScoredDriver[] {
  const sign = direction === 'asc' ? 1 : -1;
  return entries.toSorted((a, b) => {
    if (field === 'fullname') return sign * compareNames(a.driver, b.driver);
    const [one, other] = [valueOf(a, field), valueOf(b, field)];
    if (one === other) return compareNames(a.driver, b.driver);
    if (one === null || other === null) return one === null ? 1 : -1;
    return sign * (one - other);
  });
}
