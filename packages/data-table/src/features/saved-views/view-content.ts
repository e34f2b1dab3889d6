import { mergeSettings, storeSettings, storedDensity } from '../columns/stored-settings.ts';
import type { ColumnSettings } from '../columns/setting-tree.ts';
import { refreshShortcuts, sameFilterValues } from '../filters/filter-values.ts';
import type { ViewContent } from './saved-view.ts';

/** Any day: two relative ranges are the same, whenever they were saved. */
const someDay = '2026-01-01';

/** Whether two contents show the table in the same way, with the columns of today. */
export function isSameView(
  one: ViewContent,
  other: ViewContent,
  defaults: ColumnSettings,
): boolean {
  const columns = ({ columns: stored }: ViewContent): string =>
    JSON.stringify(storeSettings(mergeSettings(stored, defaults), storedDensity(stored)));
  return (
    JSON.stringify(one.sorts) === JSON.stringify(other.sorts) &&
    sameFilterValues(
      refreshShortcuts(one.filters, someDay),
      refreshShortcuts(other.filters, someDay),
    ) &&
    columns(one) === columns(other)
  );
}
