import { Button } from '@pantau/core/ui/button';
import { Checkbox } from '@pantau/core/ui/checkbox';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type ReactElement, useState } from 'react';
import { useKnownAlerts } from '../../hooks/use-known-alerts.ts';
import { useAlertSettings } from '../../hooks/use-settings.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { useTriageWords } from '../shared/use-triage-text.ts';
import { useWords } from '../shared/use-text.ts';
import css from './confirm-dialog.module.css';
import { MeantAlerts } from './target-alerts.tsx';

export interface ConfirmDialogProps {
  readonly act: 'resolve' | 'checkAgain';
  readonly ids: readonly AlertId[];
  onAnswer(isYes: boolean): void;
}

const texts = {
  resolve: {
    one: 'confirmResolve',
    many: 'confirmResolveMany',
    about: ['aboutUndo'],
    aboutMany: ['aboutSettled', 'aboutUndo'],
  },
  checkAgain: {
    one: 'confirmCheckAgain',
    many: 'confirmCheckAgainMany',
    about: ['aboutCheckAgain'],
    aboutMany: ['aboutCheckAgain'],
  },
} as const;

/**
 * Asks before alerts are resolved or opened again (spec alerts §2). The act can be taken back, so it has
 * the first focus: one key asks, Enter does it.
 */
export function ConfirmDialog({ act, ids, onAnswer }: ConfirmDialogProps): ReactElement {
  const base = useWords();
  const words = useTriageWords();
  const alerts = useKnownAlerts(ids);
  const [, changeSettings] = useAlertSettings();
  const [asksNoMore, setAsksNoMore] = useState(false);
  const count = ids.length;
  const isOne = count === 1;
  const { one, many, about, aboutMany } = texts[act];

  const confirm = (): void => {
    if (asksNoMore) changeSettings({ asksBeforeResolve: false });
    onAnswer(true);
  };

  return (
    <Dialog.Root open onOpenChange={() => onAnswer(false)}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{isOne ? words(one) : words(many, { count })}</Dialog.Title>
          <Dialog.Description>
            {(isOne ? about : aboutMany).map((key) => words(key)).join(' ')}
          </Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <MeantAlerts alerts={alerts} count={count} />
          {isOne && (
            <div className={css.option}>
              <Checkbox
                label={words('doNotAskAgain')}
                checked={asksNoMore}
                onCheckedChange={setAsksNoMore}
              />
            </div>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={() => onAnswer(false)}>{base('cancel')}</Button>
          <Button
            variant="primary"
            icon={act === 'resolve' ? 'checkCircle' : 'retry'}
            onClick={confirm}
            {...initialFocus}
          >
            {base(act)}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
