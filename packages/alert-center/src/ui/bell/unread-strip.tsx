import { useFormat, useDataLocale, useParts } from '@pantau/core';
import { shortName } from '@pantau/core/format';
import { Plate } from '@pantau/core/ui/plate';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { useFreshTaps } from '@pantau/core/ui/still';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useAlertActions } from '../../hooks/triage.ts';
import { type AlertView, useUnreadStrip } from '../../hooks/list.ts';
import { useConnection } from '../../hooks/connection.ts';
import { reducedMotion, useMediaQuery } from '@pantau/core/ui/media-query';
import { TimePassed } from '../shared/time-passed.tsx';
import { alertIcon, severityText, alertTitle } from '../shared/text/alert-text.ts';
import { valueText } from '../shared/text/value-text.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import css from './bell.module.css';
import { useRotation } from './use-rotation.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Shows the newest unread alerts one at a time. It pauses on hover, on focus and with reduced motion; the
 * arrow keys switch between the alerts.
 */
export function UnreadStrip(): ReactElement {
  const parts = useParts();
  const t = useFirstText();
  const views = useUnreadStrip();
  const { state, signedOut } = useConnection();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = useMediaQuery(reducedMotion);
  const isPaused = isPointed || isFocused || isStill;
  const { view, index, step } = useRotation(views, isPaused);

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (by === undefined || views.length < 2) return;
    event.preventDefault();
    step(by);
  };

  if (signedOut) {
    return <span {...parts('strip', css.strip, css.quiet)}>{t('connectionSignedOut')}</span>;
  }
  if (state === 'disconnected') return <Disconnected />;
  if (state === 'paused') {
    return <span {...parts('strip', css.strip, css.quiet)}>{t('stripPaused')}</span>;
  }
  if (view === undefined) {
    // Before the alerts have loaded, the strip must not claim that there are none.
    const text = t(state === 'live' ? 'stripEmpty' : 'connectionConnecting');
    return <span {...parts('strip', css.strip, css.quiet)}>{text}</span>;
  }
  return (
    <div
      {...parts('strip', css.strip)}
      role="group"
      aria-label={t('stripLabel')}
      data-paused={isPaused || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <StripAlert
        view={view}
        position={t('stripItem', { index: index + 1, total: views.length })}
      />
      <span className={css.pips} aria-hidden>
        {views.map(({ alert }, at) => (
          <span key={alert.id} className={css.pip} data-on={at === index || undefined} />
        ))}
      </span>
    </div>
  );
}

interface StripAlertProps {
  readonly view: AlertView;
  readonly position: string;
}

function StripAlert({ view, position }: StripAlertProps): ReactElement {
  const ref = useRef<HTMLButtonElement>(null);
  const { alert, urgency } = view;
  const t = useFirstText();
  const locale = useDataLocale();
  const format = useFormat();
  const { open } = useAlertActions();
  const value = valueText(alert, t, format);
  useFreshTaps(ref, alert.id);
  return (
    <button ref={ref} type="button" className={css.stripAlert} onClick={() => open(alert.id)}>
      <SeverityGlyph
        severity={urgency}
        state="unread"
        size={20}
        icon={alertIcon(alert)}
        label={severityText(urgency, t)}
      />
      <span className={css.facts}>
        <span className={css.what}>{alertTitle(alert, locale)}</span>
        <Plate plate={alert.vehicle.licensePlate} />
        {value !== undefined && <span className={css.value}>{value}</span>}
        {alert.driver !== null && (
          <span className={css.driver}>{shortName(alert.driver.fullname)}</span>
        )}
      </span>
      <TimePassed since={alert.createdOn} className={css.age} />
      <VisuallyHidden>{position}</VisuallyHidden>
    </button>
  );
}

/** Replaces the strip while its alerts may be out of date. */
function Disconnected(): ReactElement {
  const parts = useParts();
  const t = useFirstText();
  const format = useFormat();
  const { lastUpdateOn } = useConnection();
  const text =
    lastUpdateOn === null
      ? t('connectionDisconnected')
      : t('disconnectedSince', { time: format.timeWithSeconds(lastUpdateOn) });
  return (
    <span {...parts('strip', css.strip, css.lost)}>
      <span className={css.what}>{text}</span>
    </span>
  );
}
