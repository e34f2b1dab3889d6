import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useState } from 'react';
import type { ColumnSettings } from '../columns/setting-tree.ts';
import { useFirstText } from '../../shared/use-first-text.ts';
import type { DensityState } from '../density/use-density-state.ts';
import { ColumnChooser } from './column-chooser.tsx';
import css from './columns-button.module.css';

/** The part of a table that the chooser needs; the model of `useDataTable` has all of it. */
export interface ColumnsButtonTable {
  readonly settings: ColumnSettings;
  readonly defaultSettings: ColumnSettings;
  readonly maxColumns?: number | undefined;
  readonly columnActions: { readonly setSettings: (settings: ColumnSettings) => void };
  readonly density?: DensityState | undefined;
}

export interface ColumnsButtonProps {
  readonly table: ColumnsButtonTable;
  /** Controls the dialog from outside, for example from a column menu. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Opens the column chooser, which is loaded on first use. */
export function ColumnsButton(props: ColumnsButtonProps): ReactElement {
  const { table, onOpenChange } = props;
  const t = useFirstText();
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = props.open ?? isOpenHere;
  const setOpen = (next: boolean): void => {
    setOpenHere(next);
    onOpenChange?.(next);
  };
  const close = (): void => setOpen(false);
  return (
    <>
      <IconButton
        icon="columns"
        label={t('chooseColumns')}
        className={css.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ColumnChooser
          settings={table.settings}
          defaults={table.defaultSettings}
          maxColumns={table.maxColumns}
          onApply={table.columnActions.setSettings}
          density={table.density}
          onClose={close}
        />
      )}
    </>
  );
}
