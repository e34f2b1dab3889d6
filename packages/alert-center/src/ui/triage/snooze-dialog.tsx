import { useFormat, useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { isEmergency } from '../../engine/alert/emergency.ts';
import { snoozeKey, snoozeSubjectOf } from '../../engine/alert/snooze.ts';
import { type SnoozeLength, useSnoozes } from '../../hooks/snooze.ts';
import type { SelectedAlert } from '../../hooks/selection.ts';
import { useKnownAlerts } from '../../hooks/triage.ts';
import { snoozeMessages } from '../../messages/snooze-messages.ts';
import { useText } from '../shared/use-text.ts';
import { TargetAlerts } from '../shared/target-alerts.tsx';
import css from './snooze-dialog.module.css';
import { useSnoozing } from '../snooze/use-snoozing.ts';

const lengths: readonly SnoozeLength[] = ['quarterHour', 'hour', 'shift'];

export interface SnoozeDialogProps {
  readonly id: AlertId;
  onClose(): void;
}

/** Asks for how long an alert's event on its vehicle is snoozed, or whether that ends. */
export function SnoozeDialog({ id, onClose }: SnoozeDialogProps): ReactElement {
  const [alert] = useKnownAlerts([id]);
  const isRefused = alert === undefined || isEmergency(alert);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="narrow">
        {isRefused ? <Refused onClose={onClose} /> : <Choices alert={alert} onClose={onClose} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Refused({ onClose }: Pick<SnoozeDialogProps, 'onClose'>): ReactElement {
  const t = useMessages(snoozeMessages);
  const tPanel = useText();
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('emergencyTitle')}</Dialog.Title>
        <Dialog.Description>{t('emergencyText')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Footer>
        <Button onClick={onClose} {...initialFocus}>
          {tPanel('close')}
        </Button>
      </Dialog.Footer>
    </>
  );
}

interface ChoicesProps extends Pick<SnoozeDialogProps, 'onClose'> {
  readonly alert: SelectedAlert;
}

function Choices({ alert, onClose }: ChoicesProps): ReactElement {
  const t = useMessages(snoozeMessages);
  const tPanel = useText();
  const format = useFormat();
  const { busy, snooze, end } = useSnoozing();
  const subject = snoozeSubjectOf(alert);
  const running = useSnoozes().find((one) => snoozeKey(one) === snoozeKey(subject));
  const closeIf = async (doing: Promise<boolean>): Promise<void> => {
    if (await doing) onClose();
  };
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('title')}</Dialog.Title>
        <Dialog.Description>{t('about')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <TargetAlerts alerts={[alert]} count={1} />
        {running !== undefined && (
          <p className={css.already}>{t('already', { time: format.time(running.endsOn) })}</p>
        )}
        <div className={css.choices}>
          {lengths.map((length, index) => (
            <Button
              key={length}
              icon="clock"
              disabled={busy}
              onClick={() => void closeIf(snooze({ ...subject, length }))}
              {...(index === 0 && initialFocus)}
            >
              {t(length)}
            </Button>
          ))}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        {running !== undefined && (
          <Button disabled={busy} onClick={() => void closeIf(end(running))}>
            {t('end')}
          </Button>
        )}
        <Button onClick={onClose}>{tPanel('cancel')}</Button>
      </Dialog.Footer>
    </>
  );
}
