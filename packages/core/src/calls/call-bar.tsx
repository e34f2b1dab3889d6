import { type ReactElement, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../i18n/i18n-context.tsx';
import { useAnnounce, useLayer } from '../theme/use-services.ts';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
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
  const words = useMessages(callMessages);
  const layer = useLayer();
  useSaid(calls);
  if (layer === null || calls.length === 0) return null;
  return createPortal(
    <section className={css.bar} aria-label={words('calls')}>
      {calls.map((call) => (
        <CallRow key={call.vehicleId} call={call} />
      ))}
    </section>,
    layer,
  );
}

function CallRow({ call }: { readonly call: Call }): ReactElement {
  const { hangUp, dismiss } = useCalls();
  const words = useMessages(callMessages);
  const { vehicleId, licensePlate: plate, driver, phase, end, connectedOn } = call;
  const isGood = phase === 'connected' || end === 'hungUp';
  const tone = isOn(call) ? phase : isGood ? 'ended' : 'trouble';
  return (
    <div className={css.call} data-tone={tone}>
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
      {isOn(call) ? (
        <Button
          variant="danger"
          aria-label={words('hangUpOn', { plate })}
          onClick={() => hangUp(vehicleId)}
        >
          {words('hangUp')}
        </Button>
      ) : (
        <IconButton
          icon="close"
          label={words('dismissOf', { plate })}
          onClick={() => dismiss(vehicleId)}
        />
      )}
    </div>
  );
}
