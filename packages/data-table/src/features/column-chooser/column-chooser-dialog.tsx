import { useAnnounce } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { Switch } from '@pantau/core/ui/switch';
import { TextField } from '@pantau/core/ui/text-field';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { foldGroup } from '../columns/pin-and-resize.ts';
import { showAllColumns, showAllProblem, shownCount } from '../columns/column-visibility.ts';
import { type ColumnSettings, leavesOf, relabel } from '../columns/setting-tree.ts';
import type { DialogTranslate } from '../../messages/dialog-messages.ts';
import type { DensityState } from '../density/use-density-state.ts';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { type Chooser, ChooserContext, changeColumn, isMove } from './chooser-context.ts';
import css from './column-chooser.module.css';
import { placeOf } from './column-drag.ts';
import { ColumnTree } from './column-tree.tsx';

export interface ColumnChooserDialogProps {
  readonly settings: ColumnSettings;
  /** The settings that "Reset" restores. */
  readonly defaults: ColumnSettings;
  /** Maximum number of columns shown at the same time. Unlimited by default. */
  readonly maxColumns?: number | undefined;
  /** Lets the user choose compact rows (DT-322). */
  readonly density?: DensityState | undefined;
  onApply(settings: ColumnSettings): void;
  onClose(): void;
}

function countText(
  t: DialogTranslate,
  settings: ColumnSettings,
  maxColumns: number | undefined,
): string {
  const shown = shownCount(settings);
  const total = leavesOf(settings).length;
  if (maxColumns === undefined || maxColumns >= total) return t('columnsShown', { shown, total });
  return t('columnsShownMax', { shown, total, max: maxColumns });
}

/** Shows, hides and orders columns. The table changes only when the user applies. */
export function ColumnChooserDialog(props: ColumnChooserDialogProps): ReactElement {
  const { defaults, maxColumns, density, onApply, onClose } = props;
  const t = useDialogText();
  const announce = useAnnounce();
  const [draft, setSettings] = useState(props.settings);
  // The language may change while the dialog is open.
  const settings = useMemo(() => relabel(draft, props.settings), [draft, props.settings]);
  const [search, setSearch] = useState('');
  const [isCompact, setCompact] = useState(density?.value === 'compact');
  const isDragging = useRef(false);
  const isSearching = search.trim() !== '';
  const hasNone = shownCount(settings) === 0;

  const chooser = useMemo<Chooser>(
    () => ({
      settings,
      maxColumns,
      isSearching,
      change(key, change) {
        const next = changeColumn(settings, key, change, maxColumns);
        setSettings(next);
        if (isMove(change)) announce.polite(t('dragDropped', { ...placeOf(next, key) }));
        else if (change === 'toggle') announce.polite(countText(t, next, maxColumns));
      },
      toggleFold: (key) => setSettings((now) => foldGroup(now, key)),
    }),
    [settings, maxColumns, isSearching, announce, t],
  );
  const reset = (): void => {
    setSettings(defaults);
    setCompact(density?.fallback === 'compact');
  };
  const apply = (): void => {
    onApply(settings);
    const wanted = isCompact ? 'compact' : 'comfortable';
    if (wanted !== density?.value) density?.choose(wanted === density.fallback ? null : wanted);
    onClose();
  };

  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isDragging.current) onClose();
      }}
    >
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('columns')}</Dialog.Title>
          <Dialog.Description>{`${countText(t, settings, maxColumns)} ${hasNone ? t('showOneColumn') : t('columnsDrag')}`}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <ChooserContext.Provider value={chooser}>
            <div className={css.tools}>
              <TextField
                type="search"
                icon="search"
                label={t('findColumn')}
                hideLabel
                placeholder={t('findColumn')}
                value={search}
                onValueChange={setSearch}
                {...initialFocus}
              />
              <Button
                disabled={showAllProblem(settings, maxColumns) !== null}
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
        </Dialog.Body>
        {density !== undefined && (
          <div className={css.density}>
            <Switch label={t('compactRows')} checked={isCompact} onCheckedChange={setCompact} />
          </div>
        )}
        <Dialog.Footer>
          <Button variant="quiet" className={css.reset} onClick={reset}>
            {t('reset')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={hasNone} onClick={apply}>
            {t('apply')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
