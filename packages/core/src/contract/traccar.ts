import { alertCodes } from './alert-codes.ts';

const byAlarm = new Map(
  alertCodes.flatMap((entry) => entry.traccarAlarms.map((alarm) => [alarm, entry.alertCode])),
);
const byEvent = new Map(
  alertCodes.flatMap((entry) => entry.traccarEvents.map((event) => [event, entry.alertCode])),
);

/**
 * Traccar event types and alarms that are no alerts here and are answered `ignored`: state changes that
 * nobody must judge. Anything that is in neither table is ignored too, with a reason that names it.
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

/** Alert code of a Traccar `alarm` value, undefined when it is no alert. */
export function alertCodeOfTraccarAlarm(alarm: string): number | undefined {
  return byAlarm.get(alarm);
}

/** Alert code of a Traccar event type other than `alarm`, undefined when it is no alert. */
export function alertCodeOfTraccarEvent(type: string): number | undefined {
  return byEvent.get(type);
}
