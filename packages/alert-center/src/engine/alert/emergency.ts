import { type Alert, isUnread } from './alert.ts';

/** The alert code of an emergency: the driver pressed the SOS button. */
export const EMERGENCY_CODE = 1;

export const isEmergency = ({ alertCode }: Pick<Alert, 'alertCode'>): boolean =>
  alertCode === EMERGENCY_CODE;

/** An emergency that nobody has opened or settled; it stays at the top of its list (AC-235). */
export const isWaitingEmergency = (
  alert: Pick<Alert, 'alertCode' | 'read' | 'resolved' | 'falseAlert'>,
): boolean => isEmergency(alert) && isUnread(alert);
