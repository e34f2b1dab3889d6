import { useFormat, useLocale } from '@pantau/core';
import { Plate } from '@pantau/core/ui/plate';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useAlertActions } from '../../hooks/use-alert-actions.ts';
import type { AlertView } from '../../hooks/use-alert.ts';
import { useConnection } from '../../hooks/use-connection.ts';
import { useUnreadStrip } from '../../hooks/use-unread-strip.ts';
import { reducedMotion, useMedia } from '../shared/use-media.ts';
import { TimePassed } from '../shared/time-ago.tsx';
import { iconOf, severityText, titleOf } from '../shared/text/alert-text.ts';
import { useWords } from '../shared/use-text.ts';
import css from './bell.module.css';
import { useRotation } from './use-rotation.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The newest unread alerts, one at a time (spec alerts §2, Top bar). It stands still while somebody
 * points at it or has it in focus, and for who wants no motion; then the arrow keys turn it.
 */
export function UnreadStrip(): ReactElement {
  const words = useWords();
  const views = useUnreadStrip();
  const { state } = useConnection();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = useMedia(reducedMotion);
  const isPaused = isPointed || isFocused || isStill;
  const { view, index, step } = useRotation(views, isPaused);

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (by === undefined || views.length < 2) return;
    event.preventDefault();
    step(by);
  };

  if (state === 'cutOff') return <CutOff />;
  if (state === 'paused') {
    return <span className={`${css.strip} ${css.quiet}`}>{words('stripPaused')}</span>;
  }
  if (view === undefined) {
    // None is known, which is not the same as none, until the alerts have been read.
    const text = words(state === 'live' ? 'stripEmpty' : 'connectionConnecting');
    return <span className={`${css.strip} ${css.quiet}`}>{text}</span>;
  }
  return (
    <div
      className={css.strip}
      role="group"
      aria-label={words('stripLabel')}
      data-paused={isPaused || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <StripAlert
        view={view}
        position={words('stripItem', { index: index + 1, total: views.length })}
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
  const { alert, urgency } = view;
  const words = useWords();
  const locale = useLocale();
  const { open } = useAlertActions();
  return (
    <button type="button" className={css.stripAlert} onClick={() => open(alert.id)}>
      <SeverityGlyph
        severity={urgency}
        state="unread"
        size={20}
        icon={iconOf(alert)}
        label={severityText(urgency, words)}
      />
      <span className={css.what}>{titleOf(alert, locale)}</span>
      <Plate plate={alert.vehicle.licensePlate} />
      <span className={css.driver}>{alert.driver?.fullname}</span>
      <TimePassed since={alert.createdOn} className={css.age} />
      <VisuallyHidden>{position}</VisuallyHidden>
    </button>
  );
}

/** The strip must not go on turning calmly over what is out of date. */
function CutOff(): ReactElement {
  const words = useWords();
  const format = useFormat();
  const { lastUpdateOn } = useConnection();
  const text =
    lastUpdateOn === null
      ? words('connectionCutOff')
      : words('cutOffSince', { time: format.timeWithSeconds(lastUpdateOn) });
  return (
    <span className={`${css.strip} ${css.lost}`}>
      <span className={css.what}>{text}</span>
    </span>
  );
}
