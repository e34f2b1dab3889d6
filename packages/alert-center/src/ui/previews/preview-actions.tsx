import { useClock, useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { AlertView } from '../../hooks/use-alert.ts';
import { usePreviewDraft } from '../../hooks/use-preview-draft.ts';
import { type Alert, isUnresolved } from '../../engine/alert/alert.ts';
import { firstFalseReason } from '../../engine/alert/false-reason.ts';
import { settlementOf } from '../../engine/alert/settlement.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { stateText } from '../shared/text/alert-text.ts';
import { timeBeside } from '../shared/text/alert-times.ts';
import { useWords } from '../shared/use-text.ts';
import css from './preview-actions.module.css';

/** What can be done with the alert, or who has settled it: at the foot of its preview. */
export function PreviewActions({ view: { alert } }: { readonly view: AlertView }): ReactElement {
  const words = useWords();
  const triage = useAlertTriage();
  const id = alert.id;
  const [{ falseReason }, changeDraft] = usePreviewDraft(id);
  const [busyId, setBusyId] = useState<string | null>(null);
  const isOpen = isUnresolved(alert);
  const isAsking = isOpen && falseReason !== null;
  const actRef = useRef<HTMLButtonElement>(null);
  const falseRef = useRef<HTMLButtonElement>(null);
  useFocusBack(actRef, falseRef, isAsking, isOpen);

  const run = (doing: Promise<boolean>): void => {
    setBusyId(id);
    void doing.finally(() => setBusyId(null));
  };
  // One button in both states: the focus stays on it.
  return (
    <div className={css.actions}>
      {!isOpen && <Settled alert={alert} />}
      <Button
        ref={actRef}
        variant={isOpen ? 'primary' : 'outline'}
        icon={isOpen ? 'checkCircle' : 'retry'}
        loading={busyId === id}
        className={isOpen ? css.first : undefined}
        onClick={() => run(isOpen ? triage.resolve(id) : triage.checkAgain(id))}
      >
        {words(isOpen ? 'resolve' : 'checkAgain')}
      </Button>
      {isOpen && (
        <Button
          ref={falseRef}
          icon="slashCircle"
          aria-expanded={isAsking}
          onClick={() => changeDraft({ falseReason: isAsking ? null : firstFalseReason })}
        >
          {words('falseAlert')}
        </Button>
      )}
    </div>
  );
}

/** Where the question of a false alert went away under the focus, it comes to the button that opened it. */
function useFocusBack(
  actRef: React.RefObject<HTMLButtonElement | null>,
  falseRef: React.RefObject<HTMLButtonElement | null>,
  isAsking: boolean,
  isOpen: boolean,
): void {
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    const button = isOpen ? falseRef.current : actRef.current;
    if (wasAsking.current && !isAsking && button !== null) {
      const { activeElement, body } = button.ownerDocument;
      if (activeElement === null || activeElement === body) button.focus();
    }
    wasAsking.current = isAsking;
  }, [isAsking, isOpen, actRef, falseRef]);
}

/** Who settled it, and when. */
function Settled({ alert }: { readonly alert: Alert }): ReactElement {
  const words = useWords();
  const format = useFormat();
  const clock = useClock();
  const settlement = settlementOf(alert);
  const icon = settlement?.kind === 'falseAlert' ? 'slashCircle' : 'checkCircle';
  const text = stateText(alert, words);
  return (
    <div className={css.settled}>
      <Icon name={icon} className={css.settledIcon} />
      <div className={css.settledText}>
        <span className={css.settledBy} title={text}>
          {text}
        </span>
        {settlement?.on != null && (
          <time className={css.settledOn} dateTime={new Date(settlement.on).toISOString()}>
            {timeBeside(settlement.on, clock.now(), format)}
          </time>
        )}
      </div>
    </div>
  );
}
