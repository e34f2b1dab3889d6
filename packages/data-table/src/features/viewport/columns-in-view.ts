import type { ColumnLayout, PlacedColumn } from '../columns/column-layout.ts';
import type { Span } from './row-window.ts';

interface Drawn {
  readonly span: Span;
  readonly extra: string | undefined;
  readonly columns: readonly PlacedColumn<unknown>[];
}

const drawn = new WeakMap<object, Drawn>();

/**
 * The visible scrolling columns, plus the one with the active cell. Returns the same array for the same
 * input, so that unchanged rows are not rendered again.
 */
export function columnsInView<C>(
  layout: ColumnLayout<C>,
  span: Span,
  activeKey: string | undefined,
): readonly PlacedColumn<C>[] {
  const { columns } = layout.center;
  const at = columns.findIndex(({ key }) => key === activeKey);
  const isOutside = at !== -1 && (at < span.start || at >= span.end);
  const extra = isOutside ? activeKey : undefined;
  const before = drawn.get(layout);
  if (before?.span.start === span.start && before.span.end === span.end && before.extra === extra) {
    return before.columns as readonly PlacedColumn<C>[];
  }
  const next = columns.filter(
    (_, index) => (index >= span.start && index < span.end) || (isOutside && index === at),
  );
  drawn.set(layout, { span, extra, columns: next });
  return next;
}
