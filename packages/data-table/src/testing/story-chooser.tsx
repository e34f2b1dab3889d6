import { builtInLocaleOf, useLocale } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { type ReactElement, useState } from 'react';
import { fn } from 'storybook/test';
import { ColumnChooserDialog } from '../features/column-chooser/column-chooser-dialog.tsx';
import { toggleColumn } from '../features/columns/column-visibility.ts';
import { moveColumn } from '../features/columns/move-column.ts';
import { pinColumn } from '../features/columns/pin-and-resize.ts';
import { type ColumnSettings, leavesOf } from '../features/columns/setting-tree.ts';
import { storySettings } from './story-columns.ts';
import { useStoryText } from './story-texts.ts';

/** Receives the applied settings. */
export const onApply = fn<(settings: ColumnSettings) => void>();

interface ChooserExampleProps {
  readonly change?: (settings: ColumnSettings) => ColumnSettings;
  readonly maxColumns?: number;
  readonly defaultOpen?: boolean;
}

/** The column chooser with a button that opens it again. */
export function ChooserExample({
  change = (all) => all,
  maxColumns,
  defaultOpen = true,
}: ChooserExampleProps): ReactElement {
  const locale = builtInLocaleOf(useLocale());
  const t = useStoryText();
  const [open, setOpen] = useState(defaultOpen);
  const defaults = storySettings(locale);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Open')}</Button>
      {open && (
        <ColumnChooserDialog
          settings={change(defaults)}
          defaults={defaults}
          maxColumns={maxColumns}
          onApply={onApply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Settings after a move, a pin and a hidden column. */
export const arrangeColumns = (all: ColumnSettings): ColumnSettings =>
  toggleColumn(
    pinColumn(moveColumn(all, 'total_price', 'created_on'), 'customer_name', 'start'),
    'locations',
  );

/** Keys of the shown columns, as last applied. */
export const lastApplied = (): readonly string[] => {
  const settings = onApply.mock.lastCall?.[0] ?? [];
  return leavesOf(settings).flatMap((leaf) => (leaf.shown ? [leaf.key] : []));
};
