import { constructRow, makeObjectMap } from '@tanstack/react-table';
import type { AnyRow, ModelRow, ModelTable } from './model-table.ts';
import type { CreateRow } from './row-set.ts';

/** A property that every row creates for itself when it is first read. */
const onFirstRead = (name: string): PropertyDescriptor => ({
  get() {
    const value = makeObjectMap();
    Object.defineProperty(this, name, { value });
    return value;
  },
});

/**
 * Creates TanStack rows whose caches appear only when they are used. `constructRow` gives every row two
 * caches of its own: 100,000 rows then take 50 MiB instead of 6 (docs/decisions/0022).
 */
export function lightRows(table: ModelTable): CreateRow<AnyRow, ModelRow> {
  let prototype: object | undefined;
  return (id, original, index) => {
    prototype ??= Object.create(
      Object.getPrototypeOf(constructRow(table, id, original, index, 0)) as object,
      {
        depth: { value: 0 },
        subRows: { value: [] },
        _displayIndexCache: { value: -1, writable: true },
        _uniqueValuesCache: onFirstRead('_uniqueValuesCache'),
        _valuesCache: onFirstRead('_valuesCache'),
      },
    ) as object;
    const row: ModelRow = Object.create(prototype);
    row.id = id;
    row.original = original;
    row.index = index;
    return row;
  };
}
