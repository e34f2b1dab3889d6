import { useClock, useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { AlertView } from '../../hooks/list.ts';
import { useLeftOverPreviews, usePreviewDraft } from '../../hooks/previews.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useServerOffset } from '../../hooks/connection.ts';
import { type Alert, isUnresolved } from '../../engine/alert/alert.ts';
import { isEmergency } from '../../engine/alert/emergency.ts';
import { useCanSnooze } from '../../hooks/snooze.ts';
import { noFalseReason } from '../../engine/alert/false-reason.ts';
import { settlementOf } from '../../engine/alert/settlement.ts';
import { CustomActions } from '../custom-actions/custom-actions.tsx';
import { OwnerButton } from '../owner/owner-button.tsx';
import { useOwner } from '../owner/use-owner.ts';
import { useActionsFocus } from '../list/use-actions-focus.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { stateText } from '../shared/text/alert-text.ts';
import { timeRelativeTo } from '../shared/text/alert-times.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useText } from '../shared/use-text.ts';
import css from './preview-actions.module.css';

/** Footer of a preview: actions, or who settled the alert. */
export function PreviewActions({
  view: { alert, snoozed },
}: {
  readonly view: AlertView;
}): ReactElement {
  const t = useText();
  const triage = useAlertTriage();
  const { canAct } = useAlertAccess();
  const canSnooze = useCanSnooze();
  const id = alert.id;
  const [{ falseReason }, changeDraft] = usePreviewDraft(id);
  const [busyId, setBusyId] = useState<string | null>(null);
  const unresolved = isUnresolved(alert);
  const isAsking = unresolved && falseReason !== null;
  const actRef = useRef<HTMLButtonElement>(null);
  const falseRef = useRef<HTMLButtonElement>(null);
  const owner = useOwner(alert);
  const actionsRef = useRef<HTMLDivElement>(null);
  const actionsFocus = useActionsFocus(actionsRef, unresolved && owner?.isMine !== false);
  useFocusBack(actRef, falseRef, isAsking, unresolved);

  const run = (doing: Promise<boolean>): void => {
    setBusyId(id);
    void doing.finally(() => setBusyId(null));
  };
  return (
    <div ref={actionsRef} className={css.actions} {...actionsFocus}>
      {!unresolved && <Settled alert={alert} />}
      {/* The form has its own button for what the user is about to do. */}
      {canAct && !isAsking && (
        <Button
          // Another element in each state: one that changes would fade from the other's colours.
          key={unresolved ? 'resolve' : 'checkAgain'}
          ref={actRef}
          variant={unresolved ? 'primary' : 'outline'}
          icon={unresolved ? 'checkCircle' : 'retry'}
          loading={busyId === id}
          className={unresolved ? css.first : css.named}
          onClick={() => run(unresolved ? triage.resolve(id) : triage.checkAgain(id))}
        >
          {t(unresolved ? 'resolve' : 'checkAgain')}
        </Button>
      )}
      {canAct && unresolved && (
        <Button
          ref={falseRef}
          icon="slashCircle"
          className={css.named}
          aria-expanded={isAsking}
          onClick={() => changeDraft({ falseReason: isAsking ? null : noFalseReason })}
        >
          {t('falseAlert')}
        </Button>
      )}
      {!isAsking && <OwnerButton alert={alert} named={(what) => what} />}
      {canSnooze && !isAsking && unresolved && !isEmergency(alert) && (
        <SnoozeButton snoozed={snoozed} onClick={() => triage.promptSnooze(id)} />
      )}
      {!isAsking && <CustomActions on="alert" subject={{ ids: [id], alerts: [alert] }} />}
    </div>
  );
}

interface SnoozeButtonProps {
  readonly snoozed: boolean;
  onClick(): void;
}

/** Opens the choice of how long to snooze; says so while the alert is snoozed. */
function SnoozeButton({ snoozed, onClick }: SnoozeButtonProps): ReactElement {
  const t = useText();
  const keys = useKeyShortcuts();
  const opens = { icon: 'clock', 'aria-haspopup': 'dialog', onClick } as const;
  if (snoozed) return <Button {...opens}>{t('snoozed')}</Button>;
  return <IconButton {...opens} {...keys('snooze')} label={t('snooze')} />;
}

/** Returns the focus to the button that opened the false-alert form when the form closes with the focus. */
function useFocusBack(
  actRef: React.RefObject<HTMLButtonElement | null>,
  falseRef: React.RefObject<HTMLButtonElement | null>,
  isAsking: boolean,
  unresolved: boolean,
): void {
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    const button = unresolved ? falseRef.current : actRef.current;
    if (wasAsking.current && !isAsking && button !== null) {
      const { activeElement, body } = button.ownerDocument;
      if (activeElement === null || activeElement === body) button.focus();
    }
    wasAsking.current = isAsking;
  }, [isAsking, unresolved, actRef, falseRef]);
}

/** Who settled it, when, and whether the window closes by itself. */
function Settled({ alert }: { readonly alert: Alert }): ReactElement {
  const t = useText();
  const format = useFormat();
  const now = useClock().now() + useServerOffset();
  const tPreview = usePreviewText();
  const closesByItself = useLeftOverPreviews().includes(alert.id);
  const settlement = settlementOf(alert);
  const icon = settlement?.kind === 'falseAlert' ? 'slashCircle' : 'checkCircle';
  const text = stateText(alert, t);
  return (
    <div className={css.settled}>
      <Icon name={icon} className={css.settledIcon} />
      <div className={css.settledText}>
        <span className={css.settledBy} title={text}>
          {text}
        </span>
        {settlement?.on != null && (
          <time className={css.settledOn} dateTime={new Date(settlement.on).toISOString()}>
            {timeRelativeTo(settlement.on, now, format)}
            {closesByItself && `, ${tPreview('closesByItself')}`}
          </time>
        )}
      </div>
    </div>
  );
}
