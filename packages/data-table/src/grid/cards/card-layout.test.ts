import { describe, expect, it } from 'vitest';
import type { ColumnLayout, PlacedColumn } from '../../features/columns/column-layout.ts';
import type { CardRole } from '../../features/columns/columns.ts';
import { layOutCard } from './card-layout.ts';

interface Column {
  readonly key: string;
  readonly card?: CardRole | undefined;
}

function layoutOf(columns: readonly Column[]): ColumnLayout<Column> {
  const all = columns.map((column, index): PlacedColumn<Column> => ({
    column,
    key: column.key,
    pinned: null,
    width: 100,
    offset: index * 100,
    place: index + 1,
    resized: false,
  }));
  const none = { columns: [], width: 0 };
  return { start: none, center: { columns: all, width: 0 }, end: none, offsets: [0], all };
}

const keysOf = (placed: readonly { readonly key: string }[]) => placed.map(({ key }) => key);

describe('a card', () => {
  it('places columns by their role, and leaves out those without (DT-245)', () => {
    const card = layOutCard(
      layoutOf([
        { key: 'price', card: 'value' },
        { key: 'number', card: 'title' },
        { key: 'status', card: 'status' },
        { key: 'sales' },
        { key: 'weight', card: 'note' },
        { key: 'from', card: 'meta' },
      ]),
    );
    expect(card.title?.key).toBe('number');
    expect(card.status?.key).toBe('status');
    expect(card.value?.key).toBe('price');
    expect(keysOf(card.order)).toEqual(['number', 'status', 'from', 'weight', 'price']);
  });

  it('has a title, a subtitle and four named values if no column has a role (DT-245)', () => {
    const card = layOutCard(layoutOf([...'abcdefgh'].map((key) => ({ key }))));
    expect(card.title?.key).toBe('a');
    expect(card.subtitle?.key).toBe('b');
    expect(keysOf(card.meta)).toEqual(['c', 'd', 'e', 'f']);
  });

  it('shows a second title as a named value', () => {
    const card = layOutCard(
      layoutOf([
        { key: 'a', card: 'title' },
        { key: 'b', card: 'title' },
      ]),
    );
    expect(keysOf(card.meta)).toEqual(['b']);
  });

  it('is higher by each of its lines', () => {
    const line = { key: 'b', card: 'meta' } as const;
    const title = { key: 'a', card: 'title' } as const;
    const one = layOutCard(layoutOf([title, line]));
    const two = layOutCard(layoutOf([title, line, { ...line, key: 'c' }]));
    expect(two.height - one.height).toBe(24);
  });
});
