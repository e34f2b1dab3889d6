import { useAnnounce } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import type { MouseEvent, ReactElement, RefObject } from 'react';
import type { Urgency } from '../../engine/alert/alert.ts';
import { useAlertActions } from '../../hooks/triage.ts';
import { activeKeys } from '../shared/shortcut-keys.ts';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useText } from '../shared/use-text.ts';
import { useViewOptions } from '../shared/view-options.ts';
import css from './alert-list.module.css';

export interface WaitingButtonProps {
  readonly urgency: Urgency;
  readonly scrollerRef: RefObject<HTMLElement | null>;
  readonly waiting: number;
  /** Called before the new alerts are shown, when the user asked for them by keyboard. */
  onShownByKey(): void;
}

/** The number of new alerts that wait while the user is busy with the list; shows them (AC-107, AC-540). */
export function WaitingButton(props: WaitingButtonProps): ReactElement | null {
  const { urgency, waiting, scrollerRef, onShownByKey } = props;
  const t = useText();
  const announce = useAnnounce();
  const keys = useKeyShortcuts();
  const { shortcuts } = useViewOptions();
  const { showWaiting } = useAlertActions();
  if (waiting === 0) return null;
  const key = activeKeys(shortcuts)?.showNew[0];
  const show = ({ detail }: MouseEvent): void => {
    const scroller = scrollerRef.current;
    // The button unmounts: keep the focus in the list.
    scroller?.focus({ preventScroll: true });
    scroller?.scrollTo({ top: 0 });
    // A press without a pointer.
    if (detail === 0) onShownByKey();
    showWaiting(urgency);
    announce.polite(t('waitingShown', { count: waiting }));
  };
  return (
    <button
      type="button"
      className={css.waiting}
      data-new-alerts=""
      {...keys('showNew')}
      onClick={show}
    >
      <Icon name="arrowUp" size={14} />
      <span className={`${css.pillText} ${css.inFull}`}>{t('waiting', { count: waiting })}</span>
      <span className={`${css.pillText} ${css.inShort}`}>
        {t('waitingShort', { count: waiting })}
      </span>
      {/* By the style sheet, so that the text of the button stays what it says. */}
      {key !== undefined && <span className={css.hint} data-key={key} aria-hidden />}
    </button>
  );
}
