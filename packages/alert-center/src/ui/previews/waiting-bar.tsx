import { useLocale } from '@pantau/core';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import { isUnread } from '../../engine/alert/alert.ts';
import { usePreviewControls } from '../../hooks/previews.ts';
import { useWaitingAlerts } from '../../hooks/waiting-alerts.ts';
import { alertIcon, alertTitle, attentionState } from '../shared/text/alert-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import css from './waiting-bar.module.css';

/**
 * Names the latest alert that opened by itself or arrived as urgent while the sheet covers the page; opens
 * it when pressed. Its place in the sheet is reserved, so that nothing moves (AC-236).
 */
export function WaitingBar(): ReactElement | null {
  const waiting = useWaitingAlerts();
  const { open } = usePreviewControls();
  const tPreview = usePreviewText();
  const locale = useLocale();
  const [latest, ...others] = waiting;
  if (latest === undefined) return null;
  const { alert, urgency } = latest;
  const what = alertTitle(alert, locale);
  const plate = alert.vehicle.licensePlate;
  const count = others.length;
  return (
    <button
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
