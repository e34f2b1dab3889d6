import { useDataLocale } from '@pantau/core';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { useFreshTaps } from '@pantau/core/ui/still';
import { type ReactElement, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isUnread } from '../../engine/alert/alert.ts';
import type { AlertView } from '../../hooks/list.ts';
import { usePreviewControls } from '../../hooks/previews.ts';
import { useWaitingAlerts } from '../../hooks/waiting-alerts.ts';
import { alertIcon, alertTitle, attentionState } from '../shared/text/alert-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import css from './waiting-bar.module.css';

export interface WaitingBarProps {
  /** Where it is shown: a part of the content, which is replaced with each step. */
  readonly target: HTMLElement | null;
}

/**
 * Names the latest alert that opened by itself or arrived as urgent while the sheet covers the page; opens
 * it when pressed. It floats over the content, so that nothing moves (AC-236).
 */
export function WaitingBar({ target }: WaitingBarProps): ReactElement | null {
  const [latest, ...others] = useWaitingAlerts();
  if (latest === undefined || target === null) return null;
  return createPortal(<Latest view={latest} others={others.length} />, target);
}

interface LatestProps {
  readonly view: AlertView;
  /** How many others wait. */
  readonly others: number;
}

function Latest({ view, others: count }: LatestProps): ReactElement {
  const { alert, urgency } = view;
  const { open } = usePreviewControls();
  const tPreview = usePreviewText();
  const locale = useDataLocale();
  const ref = useRef<HTMLButtonElement>(null);
  useFreshTaps(ref, alert.id);
  const what = alertTitle(alert, locale);
  const plate = alert.vehicle.licensePlate;
  return (
    <button
      ref={ref}
      type="button"
      className={css.bar}
      data-urgency={urgency}
      data-waiting-bar=""
      onClick={() => open(alert.id)}
    >
      <VisuallyHidden>{tPreview('showWaiting')} </VisuallyHidden>
      <SeverityGlyph
        severity={urgency}
        state={isUnread(alert) ? 'unread' : attentionState(alert)}
        size={20}
        icon={alertIcon(alert)}
        label=""
      />
      <span className={css.names}>
        <span className={css.what}>{what}</span> <span className={css.plate}>{plate}</span>
      </span>
      {count > 0 && (
        <>
          <span className={css.more} aria-hidden>
            {tPreview('waitingMore', { count })}
          </span>
          <VisuallyHidden> {tPreview('waitingMoreSaid', { count })}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
