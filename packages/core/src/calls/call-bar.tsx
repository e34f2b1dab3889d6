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
import { type Call, type Calls, isOn } from './call.ts';
import css from './call-bar.module.css';
import { CallLength } from './call-length.tsx';
import { callStateText } from './call-words.ts';
import { useCalls } from './calls-provider.tsx';
import { callMessages } from './messages/call-messages.ts';

/** Says each step of a call once to screen readers. */
function useSaid(calls: Calls): void {
  const words = useMessages(callMessages);
  const announce = useAnnounce();
  const said = useRef(new Map<string, string>());
  useEffect(() => {
    const now = new Map<string, string>();
    for (const call of calls) {
      const step = `${call.phase} ${call.end ?? ''}`;
      now.set(call.vehicleId, step);
      if (said.current.get(call.vehicleId) === step) continue;
      const text = words(call.isSimulated && call.phase === 'ringing' ? 'saidSimulated' : 'said', {
        plate: call.licensePlate,
        driver: call.driver ?? words('unknownDriver'),
        state: callStateText(words, call),
      });
      if (call.phase === 'connected' || call.phase === 'ended') announce.assertive(text);
      else announce.polite(text);
    }
    said.current = now;
  }, [calls, words, announce]);
}

/**
 * One bar for all calls of the `CallsProvider`. It floats over everything but dialogs and stays while
 * previews open and close. Put one below the provider.
 */
export function CallBar(): ReactElement | null {
  const { calls } = useCalls();
  const layer = useLayer();
  useSaid(calls);
  if (layer === null || calls.length === 0) return null;
  return createPortal(<OpenBar calls={calls} />, layer);
}

/**
 * The same calls in their place, for what lies over the bar: a sheet over a whole phone. Says nothing by
 * itself; the bar does.
 */
export function CallStrip(): ReactElement | null {
  const { calls } = useCalls();
  return calls.length === 0 ? null : <OpenBar calls={calls} isInPlace />;
}

interface OpenBarProps {
  readonly calls: Calls;
  readonly isInPlace?: boolean | undefined;
}

function OpenBar({ calls, isInPlace = false }: OpenBarProps): ReactElement {
  const words = useMessages(callMessages);
  const cameFrom = useRef<HTMLElement | null>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isFromOutside = relatedTarget instanceof HTMLElement;
    if (isFromOutside && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const giveBack = useCallback(() => cameFrom.current?.focus({ preventScroll: true }), []);
  return (
    <section
      className={isInPlace ? css.strip : css.bar}
      aria-label={words('calls')}
      onFocus={onFocus}
    >
      {calls.map((call) => (
        <CallRow key={call.vehicleId} call={call} giveBack={giveBack} />
      ))}
    </section>
  );
}

interface CallRowProps {
  readonly call: Call;
  /** Gives the focus back to what had it before it came to the bar. */
  readonly giveBack: () => void;
}

/** A row that goes with the focus in it gives it to another row, or back to where it came from. */
function useFocusGivenOn(rowRef: RefObject<HTMLElement | null>, giveBack: () => void): void {
  useLayoutEffect(() => {
    const row = rowRef.current;
    return () => {
      if (row === null || !hasFocusWithin(row)) return;
      const other = [...(row.parentElement?.children ?? [])].find((one) => one !== row);
      const next = other?.querySelector('button');
      if (next == null) giveBack();
      else next.focus({ preventScroll: true });
    };
  }, [rowRef, giveBack]);
}

function CallRow({ call, giveBack }: CallRowProps): ReactElement {
  const { hangUp, dismiss } = useCalls();
  const rowRef = useRef<HTMLDivElement>(null);
  useFocusGivenOn(rowRef, giveBack);
  const words = useMessages(callMessages);
  const { vehicleId, licensePlate: plate, driver, phase, end, connectedOn } = call;
  const isGood = phase === 'connected' || end === 'hungUp';
  const tone = isOn(call) ? phase : isGood ? 'ended' : 'trouble';
  return (
    <div ref={rowRef} className={css.call} data-tone={tone}>
      <span className={css.sign}>
        <Icon name="phone" />
      </span>
      <Plate plate={plate} />
      <span className={css.words}>
        <span className={css.driver}>{driver ?? words('unknownDriver')}</span>
        <span className={css.state}>
          <span>
            {callStateText(words, call)}
            {phase === 'connected' && connectedOn !== null && (
              <span className={css.length}>
                <CallLength since={connectedOn} />
              </span>
            )}
          </span>
          {call.isSimulated && <span className={css.simulated}>{words('simulated')}</span>}
        </span>
      </span>
      {/* One button whatever it is for: the focus stays on it when the call ends. */}
      <Button
        variant={isOn(call) ? 'danger' : 'outline'}
        aria-label={words(isOn(call) ? 'hangUpOn' : 'dismissOf', { plate })}
        onClick={() => (isOn(call) ? hangUp : dismiss)(vehicleId)}
      >
        {words(isOn(call) ? 'hangUp' : 'dismiss')}
      </Button>
    </div>
  );
}
