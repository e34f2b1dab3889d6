import type { ColumnLayout, PlacedColumn } from '../../features/columns/column-layout.ts';
import type { CardRole } from '../../features/columns/columns.ts';

interface CardColumn {
  readonly key: string;
  readonly card?: CardRole | undefined;
}

/** The columns of a card by their place in it. */
export interface CardLayout<C> {
  readonly title: PlacedColumn<C> | undefined;
  readonly status: PlacedColumn<C> | undefined;
  readonly subtitle: PlacedColumn<C> | undefined;
  readonly meta: readonly PlacedColumn<C>[];
  readonly notes: readonly PlacedColumn<C>[];
  readonly value: PlacedColumn<C> | undefined;
  /** In reading order, which arrow keys follow. */
  readonly order: readonly PlacedColumn<C>[];
  /** px; with the gap before the next card. */
  readonly height: number;
}

/** px; in a window narrower than this, as on a phone, rows are cards. */
export const cardsBelow = 640;

/** px; width of a table below which its rows are cards in a wider window, where it stands beside something. */
export const cardsInWindowBelow = 480;

/** Lines of name and value on a card whose columns have no roles. */
const META_DEFAULT = 4;

/** px; the same sizes as in `card-row.module.css`. */
const sizes = { frame: 18, head: 44, subtitle: 20, meta: 24, foot: 28, gap: 8 } as const;

/** Without any role: the first column is the title, the second the subtitle, the next ones are named. */
function defaultRole(index: number): CardRole {
  if (index === 0) return 'title';
  if (index === 1) return 'subtitle';
  return index < 2 + META_DEFAULT ? 'meta' : 'none';
}

/**
 * Places the shown columns on a card. As soon as one of them has a role, those without are left out. Of
 * several titles, statuses, subtitles or values, the first one counts and the others become meta.
 */
export function layOutCard<C extends CardColumn>({ all }: ColumnLayout<C>): CardLayout<C> {
  const hasRoles = all.some(({ column }) => column.card !== undefined);
  const wanted = all.map((placed, index) => ({
    placed,
    role: hasRoles ? (placed.column.card ?? 'none') : defaultRole(index),
  }));
  const withRole = (role: CardRole) =>
    wanted.filter((one) => one.role === role).map(({ placed }) => placed);
  const single = (['title', 'status', 'subtitle', 'value'] as const).map(withRole);
  const [title, status, subtitle, value] = single.map(([first]) => first);
  const surplus = new Set(single.flatMap(([, ...others]) => others));
  const meta = wanted
    .filter(({ placed, role }) => role === 'meta' || surplus.has(placed))
    .map(({ placed }) => placed);
  const notes = withRole('note');
  const order = [title, status, subtitle, ...meta, ...notes, value].filter(
    (placed) => placed !== undefined,
  );
  const foot = notes.length > 0 || value !== undefined ? sizes.foot : 0;
  const height =
    sizes.frame +
    sizes.head +
    (subtitle === undefined ? 0 : sizes.subtitle) +
    meta.length * sizes.meta +
    foot +
    sizes.gap;
  return { title, status, subtitle, meta, notes, value, order, height };
}
