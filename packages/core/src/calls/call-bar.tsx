import {
  type FocusEvent,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../i18n/i18n-context.tsx';
import { useAnnounce, useLayer } from '../theme/use-services.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { hasFocusWithin } from '../theme/focus.ts';
import { Plate } from '../ui/plate/plate.tsx';
import { type Call, type Calls, isActiveCall } from './call.ts';
import css from './call-bar.module.css';
import { CallDuration } from './call-duration.tsx';
import { callStateText } from './call-state-text.ts';
import { useBarReplaced, useCalls, useReplacesBar } from './calls-provider.tsx';
import { useCallBarPlace } from './use-call-bar-place.ts';
import { callMessages } from './messages/call-messages.ts';

/** Announces each phase of a call once to screen readers. */
function useAnnouncements(calls: Calls): void {
  const t = useMessages(callMessages);
  const announce = useAnnounce();
  const announced = useRef(new Map<string, string>());
  useEffect(() => {
    const now = new Map<string, string>();
    for (const call of calls) {
      const step = `${call.phase} ${call.end ?? ''}`;
      now.set(call.vehicleId, step);
      if (announced.current.get(call.vehicleId) === step) continue;
      const text = t(
        call.simulated && call.phase === 'ringing' ? 'announcementSimulated' : 'announcement',
        {
          plate: call.licensePlate,
          driver: call.driver ?? t('unknownDriver'),
          state: callStateText(t, call),
        },
      );
      if (call.phase === 'connected' || call.phase === 'ended') announce.assertive(text);
      else announce.polite(text);
    }
    announced.current = now;
  }, [calls, t, announce]);
}

/**
 * The bar with all calls of the `CallsProvider`, above everything but dialogs. Render one below the
 * provider.
 */
export function CallBar(): ReactElement | null {
  const { calls } = useCalls();
  const layer = useLayer();
  const isReplaced = useBarReplaced();
  useAnnouncements(calls);
  if (layer === null || isReplaced || calls.length === 0) return null;
  return createPortal(<OpenBar calls={calls} />, layer);
}

/**
 * The same calls inline, one line each, for a sheet on a phone. Replaces the bar while it is mounted
 * (CO-152). Announces nothing, because the bar does.
 */
export function CallStrip(): ReactElement | null {
  const { calls } = useCalls();
  useReplacesBar();
  return calls.length === 0 ? null : <OpenBar calls={calls} inline />;
}

interface OpenBarProps {
  readonly calls: Calls;
  readonly inline?: boolean | undefined;
}

function OpenBar({ calls, inline = false }: OpenBarProps): ReactElement {
  const t = useMessages(callMessages);
  const barRef = useRef<HTMLElement>(null);
  useCallBarPlace(barRef);
  const previousFocus = useRef<HTMLElement | null>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isFromOutside = relatedTarget instanceof HTMLElement;
    if (isFromOutside && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  };
  const returnFocus = useCallback(() => previousFocus.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={inline ? undefined : barRef}
      className={inline ? css.strip : css.bar}
      aria-label={t('calls')}
      onFocus={onFocus}
    >
      {calls.map((call) => (
        <CallRow key={call.vehicleId} call={call} inline={inline} returnFocus={returnFocus} />
      ))}
    </section>
  );
}

interface CallRowProps {
  readonly call: Call;
  /** One line, without the driver's name. */
  readonly inline: boolean;
  /** Returns the focus to the element that had it before the bar. */
  readonly returnFocus: () => void;
}

/** Moves the focus of a row that disappears to another row, or back to where it came from. */
function useFocusHandover(rowRef: RefObject<HTMLElement | null>, returnFocus: () => void): void {
  useLayoutEffect(() => {
    const row = rowRef.current;
    return () => {
      if (row === null || !hasFocusWithin(row)) return;
      const other = [...(row.parentElement?.children ?? [])].find((one) => one !== row);
      const next = other?.querySelector('button');
      if (next == null) returnFocus();
      else next.focus({ preventScroll: true });
    };
  }, [rowRef, returnFocus]);
}

function CallRow({ call, inline, returnFocus }: CallRowProps): ReactElement {
  const { hangUp, dismiss } = useCalls();
  const rowRef = useRef<HTMLDivElement>(null);
  useFocusHandover(rowRef, returnFocus);
  const t = useMessages(callMessages);
  const { vehicleId, licensePlate: plate, driver, phase, end, connectedOn } = call;
  const isGood = phase === 'connected' || end === 'hungUp';
  const tone = isActiveCall(call) ? phase : isGood ? 'ended' : 'trouble';
  return (
    <div ref={rowRef} className={css.call} data-tone={tone}>
      <span className={css.icon}>
        <Icon name="phone" />
      </span>
      <Plate plate={plate} />
      <span className={css.text}>
        {!inline && <span className={css.driver}>{driver ?? t('unknownDriver')}</span>}
        <span className={css.state}>
          <span className={css.phase}>
            {callStateText(t, call)}
            {phase === 'connected' && connectedOn !== null && (
              <span className={css.duration}>
                <CallDuration since={connectedOn} />
              </span>
            )}
          </span>
          {call.simulated && <span className={css.simulated}>{t('simulated')}</span>}
        </span>
      </span>
      {/* The same button for both actions, so that it keeps the focus when the call ends. */}
      <Button
        variant={isActiveCall(call) ? 'danger' : 'outline'}
        aria-label={t(isActiveCall(call) ? 'hangUpOn' : 'dismissOf', { plate })}
        onClick={() => (isActiveCall(call) ? hangUp : dismiss)(vehicleId)}
      >
        {t(isActiveCall(call) ? 'hangUp' : 'dismiss')}
      </Button>
    </div>
  );
}
