import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { type ReactElement, useId, useLayoutEffect, useRef } from 'react';
import { type Alert, isUnresolved } from '../../engine/alert/alert.ts';
import { settlementOf } from '../../engine/alert/settlement.ts';
import { useText } from '../shared/use-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { TargetAlerts } from '../shared/target-alerts.tsx';

export interface OvertakenPromptProps {
  /** As another user left it. */
  readonly alert: Alert;
  /** Where the focus goes: not to the button while the user was typing, whose next space would press it. */
  readonly focusOn: 'button' | 'dialog';
  onClose(): void;
}

/**
 * The content of a prompt whose alert another user has settled or reopened meanwhile: who did so and when, and a way
 * to close it (AC-539). Its button is where the action was, so that a press that was under way does nothing else.
 */
export function OvertakenPrompt(props: OvertakenPromptProps): ReactElement {
  const { alert, focusOn, onClose } = props;
  const base = useText();
  const t = useTriageText();
  const format = useFormat();
  const descriptionId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = buttonRef.current;
    const dialog = button?.closest<HTMLElement>('[role="dialog"]');
    (focusOn === 'button' ? button : dialog)?.focus({ preventScroll: true });
  }, [focusOn]);

  const settlement = settlementOf(alert);
  const isFalse = settlement?.kind === 'falseAlert';
  const isKnown = settlement?.by != null && settlement.on !== null;
  const title = isFalse ? 'settledFalse' : 'settledResolved';
  const description = isKnown
    ? t(isFalse ? 'settledFalseBy' : 'settledResolvedBy', {
        name: settlement.by.fullname,
        time: format.time(settlement.on),
      })
    : t('settledMeanwhile');

  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t(isUnresolved(alert) ? 'settledOpen' : title)}</Dialog.Title>
        <Dialog.Description>
          <span id={descriptionId}>{description}</span>
        </Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <TargetAlerts alerts={[alert]} count={1} />
      </Dialog.Body>
      <Dialog.Footer>
        {/* Focus announces it, with what has happened. */}
        <Button
          ref={buttonRef}
          variant="primary"
          aria-describedby={descriptionId}
          onClick={onClose}
        >
          {base('close')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
