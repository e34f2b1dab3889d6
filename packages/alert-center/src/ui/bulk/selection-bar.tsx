import { useFormat, useParts } from '@pantau/core';
import { capCount } from '@pantau/core/ui/badge';
import { Button } from '@pantau/core/ui/button';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useCanTake } from '../../hooks/owner.ts';
import { useAlertCounts } from '../../hooks/list.ts';
import { useBulkRun } from '../../hooks/triage.ts';
import { useCanResolveWithNote } from '../../hooks/quick-notes.ts';
import { useSelection } from '../../hooks/selection.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import type { AlertId, Urgency } from '../../engine/alert/alert.ts';
import { CustomActions } from '../custom-actions/custom-actions.tsx';
import { BULK_MAX } from '../../engine/alert/limits.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useText } from '../shared/use-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import css from './bulk-bar.module.css';

/** Actions on the selected alerts. */
export function SelectionBar(): ReactElement {
  const parts = useParts();
  const t = useTriageText();
  const triage = useAlertTriage();
  const keys = useKeyShortcuts();
  const { ids, clear } = useSelection();
  const { isCapped } = useBulkRun();
  const { canAct, canAddNotes } = useAlertAccess();
  const canTake = useCanTake();
  const selectedIds = [...ids];
  return (
    <>
      {isCapped && <CappedNotice />}
      <div {...parts('selection-bar', css.bar)}>
        <span className={css.counting}>
          <SelectionMenu />
        </span>
        {canAct && (
          <>
            <Button
              size="dense"
              icon="checkCircle"
              className={css.act}
              {...keys('resolve')}
              onClick={() => void triage.resolve(selectedIds)}
            >
              {t('resolveShort')}
            </Button>
            <Button
              size="dense"
              icon="slashCircle"
              className={css.wide}
              {...keys('falseAlert')}
              onClick={() => triage.promptFalseAlert(selectedIds)}
            >
              {t('falseShort')}
            </Button>
            <IconButton
              size="dense"
              icon="slashCircle"
              label={t('falseShort')}
              className={css.narrow}
              {...keys('falseAlert')}
              onClick={() => triage.promptFalseAlert(selectedIds)}
            />
          </>
        )}
        {canTake && (
          <IconButton
            size="dense"
            icon="user"
            label={t('takeShort')}
            {...keys('take')}
            onClick={() => void triage.take(selectedIds)}
          />
        )}
        {canAddNotes && (
          <IconButton
            size="dense"
            icon="pen"
            label={t('noteShort')}
            {...keys('note')}
            onClick={() => triage.promptNote(selectedIds)}
          />
        )}
        <HostActions ids={selectedIds} onDone={clear} />
        <IconButton
          size="dense"
          icon="close"
          label={t('clear')}
          aria-keyshortcuts="Escape"
          onClick={clear}
        />
      </div>
    </>
  );
}

interface HostActionsProps {
  readonly ids: readonly AlertId[];
  onDone(): void;
}

/** The host's actions on the selection. */
function HostActions({ ids, onDone }: HostActionsProps): ReactElement {
  const store = useAlertCenter();
  const { list, selection } = store.get();
  // Alerts as they are now, or as they were when they were selected.
  const alerts = ids.flatMap(
    (id) => list.entities.get(id)?.view.alert ?? selection.alerts.get(id) ?? [],
  );
  return <CustomActions on="selection" size="dense" subject={{ ids, alerts }} onDone={onDone} />;
}

const selectAll = { urgent: 'selectAllUrgent', important: 'selectAllImportant' } as const;
const selectedAll = { urgent: 'selectedAllUrgent', important: 'selectedAllImportant' } as const;

/** Number of selected alerts; opens further selections and less common actions. */
function SelectionMenu(): ReactElement {
  const t = useTriageText();
  const format = useFormat();
  const triage = useAlertTriage();
  const counts = useAlertCounts();
  const { ids, count, isAllOf, selectAllUnresolved } = useSelection();
  const { canAct } = useAlertAccess();
  const canNote = useCanResolveWithNote();
  const base = useText();
  const number = format.number(count);
  const name = t(isAllOf === null ? 'selected' : selectedAll[isAllOf], { number });
  const lists = (['urgent', 'important'] as const).filter(
    (urgency: Urgency) => (counts[urgency] ?? 0) > 0,
  );
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button
          size="dense"
          variant="quiet"
          trailingIcon="chevronUp"
          aria-label={name}
          className={css.count}
          data-all={isAllOf === null ? undefined : ''}
        >
          <span className={css.countText}>{name}</span>
          <span className={css.countNumber}>{number}</span>
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={t('selectionMenu')} side="top">
        {lists.map((urgency) => (
          <Menu.Item
            key={urgency}
            meta={capCount(counts[urgency] ?? 0)}
            onSelect={() => void selectAllUnresolved(urgency)}
          >
            {t(selectAll[urgency])}
          </Menu.Item>
        ))}
        {canAct && lists.length > 0 && <Menu.Separator />}
        {canNote && (
          <Menu.Item icon="pen" onSelect={() => triage.promptResolveNote([...ids])}>
            {base('resolveWithNote')}
          </Menu.Item>
        )}
        {canAct && (
          <Menu.Item icon="retry" onSelect={() => void triage.checkAgain([...ids])}>
            {t('checkAgainShort')}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}

function CappedNotice(): ReactElement {
  const t = useTriageText();
  const format = useFormat();
  return (
    <p className={css.notice} role="status">
      {t('capped', { number: format.number(BULK_MAX) })}
    </p>
  );
}
