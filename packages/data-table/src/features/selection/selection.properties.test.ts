import { isPantauError } from '@pantau/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryTableSource } from '../../adapters/memory/index.ts';
import { rowMatcher } from '../rows/match-rows.ts';
import { type TableQuery, defaultQuery } from '../rows/query.ts';
import type { TableRow } from '../rows/row-set.ts';
import type { TablePage, TableSource } from '../rows/table-source.ts';
import { type ReasonOf, rowsInMemory, rowsOfSource, selectableIds } from './known-rows.ts';
import { type IdSource, resolveIds } from './resolve-ids.ts';
import { type SelectionRows, countSelected, currentSelection } from './selection-rows.ts';
import {
  type Selection,
  everythingOf,
  isSelected,
  nothingSelected,
  withRows,
} from './selection.ts';

interface Trip {
  readonly id: string;
  readonly route: string;
  readonly locked: boolean;
}

const columns = [{ key: 'route', value: ({ route }: Trip) => route }];
const getRowId = ({ id }: Trip): string => id;
const reasonOf: ReasonOf<Trip> = ({ locked }) => (locked ? 'locked' : null);
const LIMIT = 5;

const step = fc.oneof(
  fc.record({ do: fc.constant('toggle' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constant('all' as const) }),
  fc.record({ do: fc.constant('search' as const), text: fc.constantFrom('', 'a', 'b', 'ab') }),
  fc.record({ do: fc.constant('page' as const), page: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(19) }),
  fc.record({ do: fc.constant('add' as const), route: fc.constantFrom('a', 'b', 'ab') }),
  fc.record({
    do: fc.constant('change' as const),
    at: fc.nat(19),
    route: fc.constantFrom('a', 'b'),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Kind {
  readonly name: string;
  readonly locking: boolean;
  /** Whether changes are known only after the next request. */
  readonly late: boolean;
  view(rows: readonly Trip[], query: TableQuery, page: TablePage<Trip>): SelectionRows;
}

const memory =
  (reason: ReasonOf<Trip> | null): Kind['view'] =>
  (rows, query) => {
    const toRows = (some: readonly Trip[]): readonly TableRow<Trip>[] =>
      some.map((original, index) => ({ id: original.id, original, index }));
    const matches = rowMatcher(columns, query.search, query.filters) ?? (() => true);
    const existing = selectableIds(toRows(rows), reason);
    return rowsInMemory(query, existing, toRows(rows.filter(matches)), reason);
  };

const kinds: readonly Kind[] = [
  { name: 'in memory', locking: false, late: false, view: memory(null) },
  {
    name: 'in memory, some of which are locked',
    locking: true,
    late: false,
    view: memory(reasonOf),
  },
  {
    name: 'of a source that returns all ids',
    locking: true,
    late: true,
    view: (_, query, page) => rowsOfSource(query, page, false),
  },
  {
    name: 'of a source that returns no ids',
    locking: false,
    late: true,
    view: (_, query, { ids: __, ...page }) => rowsOfSource(query, page, true),
  },
];

/** A table over a source that changes, and the user who selects in it. */
async function play(kind: Kind, steps: readonly Step[], check: (world: World) => Promise<void>) {
  const trips = Array.from({ length: 12 }, (_, index): Trip => ({
    id: `t${index}`,
    route: index % 3 === 0 ? 'a' : 'b',
    locked: kind.locking && index % 4 === 0,
  }));
  const backend = createMemoryTableSource({ rows: trips, columns, getRowId });
  const withIds = kind.name.includes('all ids');
  const source: TableSource<Trip> = {
    async list(query, signal) {
      const { ids, ...page } = await backend.list(query, signal);
      const locked = new Set(
        backend
          .all()
          .filter((trip) => trip.locked)
          .map(getRowId),
      );
      return withIds ? { ...page, ids: ids?.filter((id) => !locked.has(id)) } : page;
    },
    remove: (rows, signal) => backend.remove(rows, signal),
  };
  let query: TableQuery = { ...defaultQuery, limit: LIMIT };
  let selection: Selection = nothingSelected;
  let page = await source.list(query);
  let added = 0;
  for (const one of steps) {
    const before = kind.view(backend.all(), query, page);
    const trip = backend.all()[('at' in one ? one.at : 0) % Math.max(1, backend.all().length)];
    const here = page.rows.filter((row) => !row.locked).map(getRowId);
    if (one.do === 'toggle') {
      const id = here[one.at % Math.max(1, here.length)];
      if (id !== undefined) selection = withRows(selection, [id], !isSelected(selection, id));
    }
    if (one.do === 'all') selection = everythingOf(query);
    if (one.do === 'search') query = { ...query, search: one.text, page: 1 };
    if (one.do === 'page') query = { ...query, page: one.page };
    if (one.do === 'remove' && trip !== undefined) await backend.remove({ id: trip.id });
    if (one.do === 'change' && trip !== undefined) backend.put({ ...trip, route: one.route });
    if (one.do === 'add') backend.put({ id: `n${(added += 1)}`, route: one.route, locked: false });
    const isLive = one.do === 'remove' || one.do === 'change' || one.do === 'add';
    if (isLive && kind.late) {
      // The source has changed, and the table does not know yet.
      await check({
        kind,
        rows: before,
        query,
        selection,
        source,
        all: backend.all(),
        stale: true,
      });
    }
    page = await source.list(query);
    const rows = kind.view(backend.all(), query, page);
    selection = currentSelection(selection, rows);
    await check({ kind, rows, query, selection, source, all: backend.all(), stale: false });
  }
}

interface World {
  readonly kind: Kind;
  readonly rows: SelectionRows;
  readonly query: TableQuery;
  readonly selection: Selection;
  readonly source: TableSource<Trip>;
  readonly all: readonly Trip[];
  /** The source has changed since the last response. */
  readonly stale: boolean;
}

async function checkWorld({ kind, rows, query, selection, source, all, stale }: World) {
  const count = countSelected(selection, rows);
  const from: IdSource<Trip> | null = kind.late
    ? { source, getRowId, isSelectable: () => true }
    : null;
  let forgotten = false;
  const forget = (): void => void (forgotten = true);
  const ids = await resolveIds({ selection, rows, query, count, from, forget }).catch(
    (error: unknown) => {
      expect(isPantauError(error) && error.kind).toBe('conflict');
      return null;
    },
  );
  // Only what the table cannot know yet may be refused, never acted on.
  if (ids === null) expect(stale || forgotten).toBe(true);
  if (ids === null) return;
  expect(ids.length).toBeLessThanOrEqual(count);
  if (stale) return;
  if (!forgotten) expect(ids).toHaveLength(count);
  const byId = new Map(all.map((trip) => [trip.id, trip]));
  for (const id of ids) {
    expect(isSelected(selection, id)).toBe(true);
    expect(byId.get(id)?.locked).not.toBe(true);
    if (selection.mode === 'except') expect(byId.get(id)?.route).toContain(query.search);
    if (!kind.late) expect(byId.has(id)).toBe(true);
  }
}

describe('a selection of rows', () => {
  it.each(kinds)(
    '$name matches its count and never resolves to more rows than were shown (DT-204, DT-205)',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), (steps) =>
          play(kind, steps, checkWorld),
        ),
        { numRuns: 50 },
      );
    },
    30_000,
  );

  it.each(kinds)('$name: "all" ends when the search changes (DT-203)', async (kind) => {
    const counts: number[] = [];
    await play(
      kind,
      [
        { do: 'all' },
        { do: 'page', page: 2 },
        { do: 'search', text: 'a' },
        { do: 'search', text: '' },
      ],
      ({ selection, rows }) => {
        counts.push(countSelected(selection, rows));
        return Promise.resolve();
      },
    );
    expect(counts).toEqual(kind.locking ? [9, 9, 0, 0] : [12, 12, 0, 0]);
  });
});
