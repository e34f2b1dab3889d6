import { scopes, useToast } from '@pantau/core';
import { type Call, CallLength, type CallRequest, isOn, useCalls } from '@pantau/core/calls';
import { Button } from '@pantau/core/ui/button';
import { Tooltip } from '@pantau/core/ui/tooltip';
import type { ReactElement } from 'react';
import { usePermitted } from '../../hooks/use-permitted.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import type { PreviewMessageKey, PreviewTranslate } from '../../messages/preview-messages.ts';
import { usePreviewWords } from '../shared/use-preview-text.ts';
import css from './call-button.module.css';
import { callRequestOf } from './call-request.ts';

export interface CallButtonProps {
  readonly alert: Alert;
}

/**
 * Calls the driver, where the user may (both scopes of two-way communication) and the device can
 * (spec alerts §6), and says how far the call is. It is hung up in the bar of calls.
 */
export function CallButton({ alert }: CallButtonProps): ReactElement | null {
  const { canCall } = useCalls();
  const isPermitted = usePermitted();
  const mayTalk =
    isPermitted(scopes.twoWayCommunication) && isPermitted(scopes.twoWayCommunicationAllModule);
  const request = callRequestOf(alert);
  if (!canCall || !mayTalk || request === null) return null;
  return <ButtonOf request={request} />;
}

const phases: Readonly<Record<Exclude<Call['phase'], 'ended'>, PreviewMessageKey>> = {
  dialling: 'callDialling',
  ringing: 'callRinging',
  connected: 'callConnected',
};

const wordOf = (phase: Call['phase'], words: PreviewTranslate): string =>
  words(phase === 'ended' ? 'call' : phases[phase]);

/** One button in all states: the focus stays on it. */
function ButtonOf({ request }: { readonly request: CallRequest }): ReactElement {
  const words = usePreviewWords();
  const toast = useToast();
  const { calls, mayCall, start } = useCalls();
  const { vehicleId, licensePlate: plate } = request;
  const call = calls.find((one) => one.vehicleId === vehicleId && isOn(one));
  const isFree = mayCall(vehicleId);
  const hint = call !== undefined ? 'callInBar' : isFree ? 'callHint' : 'callMostReached';
  return (
    <Tooltip text={words(hint)}>
      {(trigger) => (
        <Button
          {...trigger}
          icon="phone"
          variant={call?.phase === 'connected' ? 'successOutline' : 'outline'}
          className={css.call}
          onClick={() => {
            if (isFree) start(request);
            // Where nothing hovers, the reason comes with the press.
            else toast.show({ kind: 'info', text: words(hint) });
          }}
          {...(!isFree && { 'aria-disabled': true })}
          {...(call === undefined && { 'aria-label': words('callOf', { plate }) })}
          data-quiet={(!isFree && call === undefined) || undefined}
        >
          {wordOf(call?.phase ?? 'ended', words)}
          {call?.connectedOn != null && (
            <span className={css.length}>
              <CallLength since={call.connectedOn} />
            </span>
          )}
        </Button>
      )}
    </Tooltip>
  );
}
