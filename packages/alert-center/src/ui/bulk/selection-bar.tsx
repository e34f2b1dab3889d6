import { useFormat } from '@pantau/core';
import { capCount } from '@pantau/core/ui/badge';
import { Button } from '@pantau/core/ui/button';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Menu } from '@pantau/core/ui/menu';
import type { ReactElement } from 'react';
import { useAlertCounts } from '../../hooks/use-alert-counts.ts';
import { useBulkRun } from '../../hooks/use-bulk-run.ts';
import { usePicks } from '../../hooks/use-selection.ts';
import type { Urgency } from '../../engine/alert/alert.ts';
import { BULK_MOST } from '../../engine/alert/limits.ts';
import { useKeyNames } from '../shared/use-key-names.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useTriageWords } from '../shared/use-triage-text.ts';
import css from './bulk-bar.module.css';

/** What can be done with what is picked. */
export function PicksBar(): ReactElement {
  const words = useTriageWords();
  const format = useFormat();
  const triage = useAlertTriage();
  const keys = useKeyNames();
  const { ids, clear } = usePicks();
  const { isCapped } = useBulkRun();
  const picked = [...ids];
  return (
    <>
      {isCapped && (
        <p className={css.notice} role="status">
          {words('capped', { number: format.number(BULK_MOST) })}
        </p>
      )}
      <div className={css.bar}>
        <PickMenu />
        <span className={css.space} />
        <Button
          size="dense"
          icon="checkCircle"
          className={css.act}
          {...keys('resolve')}
          onClick={() => void triage.resolve(picked)}
        >
          {words('resolveShort')}
        </Button>
        <Button
          size="dense"
          icon="slashCircle"
          className={css.wide}
          {...keys('falseAlert')}
          onClick={() => triage.askFalseAlert(picked)}
        >
          {words('falseShort')}
        </Button>
        <IconButton
          size="dense"
          icon="slashCircle"
          label={words('falseShort')}
          className={css.narrow}
          {...keys('falseAlert')}
          onClick={() => triage.askFalseAlert(picked)}
        />
        <IconButton
          size="dense"
          icon="pen"
          label={words('noteShort')}
          {...keys('note')}
          onClick={() => triage.askNote(picked)}
        />
        <IconButton
          size="dense"
          icon="close"
          label={words('clear')}
          aria-keyshortcuts="Escape"
          onClick={clear}
        />
      </div>
    </>
  );
}

const pickAll = { urgent: 'pickAllUrgent', important: 'pickAllImportant' } as const;
const pickedAll = { urgent: 'pickedAllUrgent', important: 'pickedAllImportant' } as const;

/** How many are picked; opens what else can be picked, and what is done more seldom. */
function PickMenu(): ReactElement {
  const words = useTriageWords();
  const format = useFormat();
  const triage = useAlertTriage();
  const counts = useAlertCounts();
  const { ids, count, isAllOf, pickAllUnresolved } = usePicks();
  const number = format.number(count);
  const lists = (['urgent', 'important'] as const).filter(
    (urgency: Urgency) => (counts[urgency] ?? 0) > 0,
  );
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="dense" variant="quiet" trailingIcon="chevronUp" className={css.count}>
          {words(isAllOf === null ? 'picked' : pickedAll[isAllOf], { number })}
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={words('pickMenu')} side="top">
        {lists.map((urgency) => (
          <Menu.Item
            key={urgency}
            meta={capCount(counts[urgency] ?? 0)}
            onSelect={() => void pickAllUnresolved(urgency)}
          >
            {words(pickAll[urgency])}
          </Menu.Item>
        ))}
        {lists.length > 0 && <Menu.Separator />}
        <Menu.Item icon="retry" onSelect={() => void triage.checkAgain([...ids])}>
          {words('checkAgainShort')}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
