import {
  type GenericSchema,
  array,
  boolean,
  literal,
  looseObject,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import { PantauError } from '../errors/pantau-error.ts';
import type { PersistedValue } from '../storage/persisted.ts';
import { CALL_LOG_KEPT_MS, CALL_LOG_MAX, type Call, type Calls, isActiveCall } from './call.ts';

/** Where ended calls are kept, oldest first. */
export type CallLog = Pick<PersistedValue<Calls>, 'get' | 'set' | 'subscribe'>;

const error = pipe(
  nullable(looseObject({ serverMessage: optional(string()) })),
  transform((stored) =>
    stored === null ? null : new PantauError('server', { serverMessage: stored.serverMessage }),
  ),
);

const endedCall = pipe(
  object({
    vehicleId: string(),
    licensePlate: string(),
    driver: nullable(string()),
    imei: string(),
    deviceType: string(),
    entryPoint: literal('alertCenter'),
    alertId: optional(string()),
    callId: nullable(string()),
    phase: literal('ended'),
    end: nullable(picklist(['hungUp', 'busy', 'refused', 'noAnswer', 'dropped', 'failed'])),
    since: number(),
    connectedOn: nullable(number()),
    simulated: boolean(),
    error,
  }),
  transform((call): Call => call),
);

/** Parses a stored call log. Of the reason why a call failed, only the server's message is kept. */
export const callLogSchema: GenericSchema<unknown, Calls> = pipe(
  array(endedCall),
  transform((calls): Calls => calls),
);

/** A call log that lasts as long as the page. */
export function createMemoryCallLog(): CallLog {
  let calls: Calls = [];
  return {
    get: () => calls,
    set(next) {
      calls = next;
      return true;
    },
    subscribe: () => () => undefined,
  };
}

/** The log after a change of the calls, with those that have ended in between; oldest first (CO-151). */
export function logCalls(log: Calls, before: Calls, after: Calls, now: number): Calls {
  const ended = after.filter((call) => {
    const earlier = before.find(({ vehicleId }) => vehicleId === call.vehicleId);
    return !isActiveCall(call) && earlier !== undefined && isActiveCall(earlier);
  });
  if (ended.length === 0) return log;
  const recent = log.filter(({ since }) => Math.abs(now - since) < CALL_LOG_KEPT_MS);
  return [...recent, ...ended].slice(-CALL_LOG_MAX);
}
