import { useAnnounce } from '@pantau/core';
import { Button, Dialog, TextField, initialFocus } from '@pantau/core/ui';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { foldGroup } from '../columns/pin-and-resize.ts';
import { showAllColumns, showAllProblem, shownCount } from '../columns/column-visibility.ts';
import { type ColumnSettings, leavesOf } from '../columns/column-tree.ts';
import type { DialogTranslate } from '../../messages/dialog-messages.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { type Chooser, ChooserContext, changeColumn, isMove } from './chooser-context.ts';
import css from './column-chooser.module.css';
import { placeOf } from './column-drag.ts';
import { ColumnTree } from './column-tree.tsx';

export interface ColumnChooserDialogProps {
  readonly settings: ColumnSettings;
  /** As the product has them: what "reset" goes back to. */
  readonly defaults: ColumnSettings;
  /** The most columns that may be shown at once (spec shell §5); no limit when left out. */
  readonly most?: number | undefined;
  onApply(settings: ColumnSettings): void;
  onClose(): void;
}

function countText(t: DialogTranslate, settings: ColumnSettings, most: number | undefined): string {
  const shown = shownCount(settings);
  const total = leavesOf(settings).length;
  if (most === undefined || most >= total) return t('columnsShown', { shown, total });
  return t('columnsShownMost', { shown, total, most });
}

/**
 * Which columns are shown, and in which order (spec shell §3, §5). Nothing changes in the table until it
 * is applied.
 */
export function ColumnChooserDialog(props: ColumnChooserDialogProps): ReactElement {
  const { defaults, most, onApply, onClose } = props;
  const t = useDialogText();
  const announce = useAnnounce();
  const [settings, setSettings] = useState(props.settings);
  const [search, setSearch] = useState('');
  const isDragging = useRef(false);
  const isSearching = search.trim() !== '';
  const hasNone = shownCount(settings) === 0;

  const chooser = useMemo<Chooser>(
    () => ({
      settings,
      most,
      isSearching,
      change(key, change) {
        const next = changeColumn(settings, key, change, most);
        setSettings(next);
        if (isMove(change)) announce.polite(t('dragDropped', { ...placeOf(next, key) }));
        else if (change === 'toggle') announce.polite(countText(t, next, most));
      },
      toggleFold: (key) => setSettings((now) => foldGroup(now, key)),
    }),
    [settings, most, isSearching, announce, t],
  );
  const apply = (): void => {
    onApply(settings);
    onClose();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isDragging.current) onClose();
      }}
      size="narrow"
      title={t('columns')}
      description={`${countText(t, settings, most)} ${hasNone ? t('showOneColumn') : t('columnsDrag')}`}
      footer={
        <>
          <Button variant="quiet" className={css.reset} onClick={() => setSettings(defaults)}>
            {t('reset')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={hasNone} onClick={apply}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <ChooserContext.Provider value={chooser}>
        <div className={css.tools}>
          <TextField
            type="search"
            icon="search"
            label={t('findColumn')}
            isLabelHidden
            placeholder={t('findColumn')}
            value={search}
            onValueChange={setSearch}
            {...initialFocus}
          />
          <Button
            disabled={showAllProblem(settings, most) !== null}
            onClick={() => setSettings(showAllColumns(settings))}
          >
            {t('showAll')}
          </Button>
        </div>
        <ColumnTree
          search={search}
          onChange={setSettings}
          onDragging={(now) => {
            isDragging.current = now;
          }}
        />
      </ChooserContext.Provider>
    </Dialog>
  );
}
