import { Button } from '@pantau/core/ui/button';
import { Checkbox } from '@pantau/core/ui/checkbox';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type ReactElement, useState } from 'react';
import { useKnownAlerts } from '../../hooks/triage.ts';
import { useAlertSettings } from '../../hooks/settings.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './confirm-dialog.module.css';
import { OvertakenPrompt } from './overtaken-prompt.tsx';
import { TargetAlerts } from '../shared/target-alerts.tsx';
import { useOvertaken } from './use-overtaken.ts';

export interface ConfirmDialogProps {
  readonly act: 'resolve' | 'checkAgain';
  readonly ids: readonly AlertId[];
  onAnswer(isYes: boolean): void;
}

const texts = {
  resolve: {
    one: 'confirmResolve',
    many: 'confirmResolveMany',
    button: 'resolveMany',
    setting: 'asksBeforeResolve',
    stop: 'doNotAskAgainResolve',
    about: ['aboutUndo'],
    aboutMany: ['aboutSettled', 'aboutUndo'],
  },
  checkAgain: {
    one: 'confirmCheckAgain',
    many: 'confirmCheckAgainMany',
    button: 'checkAgainMany',
    setting: 'asksBeforeCheckAgain',
    stop: 'doNotAskAgainCheckAgain',
    about: ['aboutCheckAgain'],
    aboutMany: ['aboutCheckAgain'],
  },
} as const;

/**
 * Asks for confirmation before alerts are resolved or reopened. The action can be undone, so its button
 * has the initial focus and Enter confirms.
 */
export function ConfirmDialog({ act, ids, onAnswer }: ConfirmDialogProps): ReactElement {
  const base = useText();
  const t = useTriageText();
  const alerts = useKnownAlerts(ids);
  const [, changeSettings] = useAlertSettings();
  const [doNotAskAgain, setDoNotAskAgain] = useState(false);
  const overtaken = useOvertaken(act, ids);
  const count = ids.length;
  const single = count === 1;
  const { one, many, button, setting, stop, about, aboutMany } = texts[act];

  const confirm = (): void => {
    if (doNotAskAgain) changeSettings({ [setting]: false });
    onAnswer(true);
  };

  const cancel = (): void => onAnswer(false);

  if (overtaken !== null) {
    return (
      <Dialog.Root open onOpenChange={cancel}>
        <Dialog.Content size="narrow">
          <OvertakenPrompt alert={overtaken} focusOn="button" onClose={cancel} />
        </Dialog.Content>
      </Dialog.Root>
    );
  }
  return (
    <Dialog.Root open onOpenChange={cancel}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{single ? t(one) : t(many, { count })}</Dialog.Title>
          <Dialog.Description>
            {(single ? about : aboutMany).map((key) => t(key)).join(' ')}
          </Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <TargetAlerts alerts={alerts} count={count} />
          {single && (
            <div className={css.option}>
              <Checkbox
                label={t(stop)}
                checked={doNotAskAgain}
                onCheckedChange={setDoNotAskAgain}
              />
            </div>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={cancel}>{base('cancel')}</Button>
          <Button
            variant="primary"
            icon={act === 'resolve' ? 'checkCircle' : 'retry'}
            onClick={confirm}
            {...initialFocus}
          >
            {single ? base(act) : t(button, { count })}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
