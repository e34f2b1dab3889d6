import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useSetSearch } from '../../hooks/search.ts';
import { useCanTake } from '../../hooks/owner.ts';
import { useCanSnooze } from '../../hooks/snooze.ts';
import type { TriageMessageKey, TriageTranslate } from '../../messages/triage-messages.ts';
import { type ShortcutCommand, useViewOptions } from '../shared/view-options.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './help-dialog.module.css';
import { activeKeys, isCommandAllowed } from '../shared/shortcut-keys.ts';

const names: Readonly<Record<ShortcutCommand, TriageMessageKey>> = {
  next: 'keyNext',
  previous: 'keyPrevious',
  first: 'keyFirst',
  last: 'keyLast',
  showNew: 'keyShowNew',
  open: 'keyOpen',
  expand: 'keyExpand',
  collapse: 'keyCollapse',
  select: 'keySelect',
  resolve: 'keyResolve',
  resolveWithNote: 'keyResolveWithNote',
  falseAlert: 'keyFalseAlert',
  note: 'keyNote',
  snooze: 'keySnooze',
  take: 'keyTake',
  undo: 'keyUndo',
  search: 'keySearch',
  previousAlert: 'keyPreviousAlert',
  nextAlert: 'keyNextAlert',
  help: 'keyHelp',
};

interface Sign {
  readonly shown: string;
  /** Accessible name of a symbol that screen readers skip. */
  readonly said?: TriageMessageKey;
}

const signs: Readonly<Record<string, Sign>> = {
  ArrowUp: { shown: '↑', said: 'keyArrowUp' },
  ArrowDown: { shown: '↓', said: 'keyArrowDown' },
  ArrowRight: { shown: '→', said: 'keyArrowRight' },
  ArrowLeft: { shown: '←', said: 'keyArrowLeft' },
  Escape: { shown: 'Esc' },
  '.': { shown: '.', said: 'keyFullStop' },
};

function Keys({ keys, t }: { readonly keys: readonly string[]; t: TriageTranslate }) {
  return keys.map((key, index) => {
    const sign: Sign = key === ' ' ? { shown: t('keySpace') } : (signs[key] ?? { shown: key });
    return (
      <span key={key} className={css.choice}>
        {index > 0 && <span className={css.or}>{t('keyOr')}</span>}
        <kbd className={css.key} {...(sign.said && { 'aria-label': t(sign.said), role: 'img' })}>
          {sign.shown}
        </kbd>
      </span>
    );
  });
}

/** Lists the keyboard shortcuts in effect. */
export function HelpDialog({ onClose }: { onClose(): void }): ReactElement {
  const t = useTriageText();
  const close = useText()('close');
  const { shortcuts } = useViewOptions();
  const access = useAlertAccess();
  const inForce = activeKeys(shortcuts);
  const offered: Partial<Record<ShortcutCommand, boolean>> = {
    search: useSetSearch() !== null,
    snooze: useCanSnooze(),
    take: useCanTake(),
  };
  const commands = (Object.keys(names) as ShortcutCommand[]).filter(
    (command) => isCommandAllowed(command, access) && offered[command] !== false,
  );
  const lines = [
    ...commands.map((command) => [t(names[command]), inForce?.[command] ?? []] as const),
    [t('keyClear'), access.canSelect ? ['Escape'] : []] as const,
  ].filter(([, keys]) => keys.length > 0);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('helpTitle')}</Dialog.Title>
          <Dialog.Description>{t('helpText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          {/* Longer than some screens: arrow keys scroll it. */}
          <dl className={css.list} tabIndex={0}>
            {lines.map(([name, keys]) => (
              <div key={name} className={css.line}>
                <dt className={css.name}>{name}</dt>
                <dd className={css.keys}>
                  <Keys keys={keys} t={t} />
                </dd>
              </div>
            ))}
          </dl>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose} {...initialFocus}>
            {close}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
