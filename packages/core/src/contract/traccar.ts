import { alertCodes } from './alert-codes.ts';

const byAlarm = new Map(
  alertCodes.flatMap((entry) => entry.traccarAlarms.map((alarm) => [alarm, entry.alertCode])),
);
const byEvent = new Map(
  alertCodes.flatMap((entry) => entry.traccarEvents.map((event) => [event, entry.alertCode])),
);

/**
 * Traccar event types and alarms that raise no alert, because they are mere state changes. The response
 * is `ignored`, as for types in neither table, whose reason names the type.
 */
export const traccarNoAlerts = {
  events: [
    'commandResult',
    'queuedCommandSent',
    'deviceOnline',
    'deviceUnknown',
    'deviceMoving',
    'deviceStopped',
    'driverChanged',
    'ignitionOn',
    'ignitionOff',
    'media',
    'textMessage',
  ],
  alarms: ['lock', 'lowspeed', 'powerOn', 'powerRestored'],
} as const;

/** The alert code of a Traccar `alarm` value; `undefined` if it raises no alert. */
export function alertCodeOfTraccarAlarm(alarm: string): number | undefined {
  return byAlarm.get(alarm);
}

/** The alert code of a Traccar event type other than `alarm`; `undefined` if it raises no alert. */
export function alertCodeOfTraccarEvent(type: string): number | undefined {
  return byEvent.get(type);
}
