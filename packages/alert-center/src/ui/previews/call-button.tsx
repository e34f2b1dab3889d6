import { scopes, useToast } from '@pantau/core';
import { type CallRequest, isActiveCall, useCalls } from '@pantau/core/calls';
import { Button } from '@pantau/core/ui/button';
import { Tooltip } from '@pantau/core/ui/tooltip';
import type { ReactElement } from 'react';
import { usePermitted } from '../../hooks/permissions.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import css from './call-button.module.css';
import { callRequestOf } from './call-request.ts';

export interface CallButtonProps {
  readonly alert: Alert;
}

/**
 * Calls the driver, if the user has both scopes and the device supports it. The call bar states how the call
 * is going, and ends it; the button only says that there is one (AC-432).
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

/** The same button in all states, so that it keeps the focus. */
function ButtonOf({ request }: { readonly request: CallRequest }): ReactElement {
  const t = usePreviewText();
  const toast = useToast();
  const { calls, canCallVehicle, start } = useCalls();
  const { vehicleId, licensePlate: plate } = request;
  const isInCall = calls.some((one) => one.vehicleId === vehicleId && isActiveCall(one));
  const isFree = canCallVehicle(vehicleId);
  const hint = isInCall ? 'callInBar' : isFree ? 'callHint' : 'callMostReached';
  return (
    <Tooltip text={t(hint)}>
      {(trigger) => (
        <Button
          {...trigger}
          icon="phone"
          variant="outline"
          className={css.call}
          onClick={() => {
            if (isFree) start(request);
            // Without hover the reason is shown on press.
            else toast.show({ kind: 'info', text: t(hint) });
          }}
          {...(!isFree && { 'aria-disabled': true })}
          {...(!isInCall && { 'aria-label': t('callOf', { plate }) })}
          data-quiet={!isFree || undefined}
        >
          {t(isInCall ? 'inCall' : 'call')}
        </Button>
      )}
    </Tooltip>
  );
}
