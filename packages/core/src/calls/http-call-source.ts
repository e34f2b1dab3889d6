import { boolean, literal, nullable, object, picklist, safeParse, string } from 'valibot';
import { PantauError } from '../errors/pantau-error.ts';
import type { LiveChannel } from '../transport/live-channel.ts';
import { parseWire } from '../transport/parse-wire.ts';
import type { RestClient } from '../transport/rest-client.ts';
import { DEFAULT_MAX_CALLS, type CallUpdate } from './call.ts';
import type { CallSource } from './call-source.ts';

export interface HttpCallSourceOptions {
  /** Its base is the address before `/calls`, such as `https://fleet.example/api`. */
  readonly rest: RestClient;
  /** Creates a live channel; it is connected only while there are listeners, during a call. */
  readonly openChannel: () => LiveChannel;
  /** The maximum of simultaneous calls. Defaults to 1. */
  readonly maxCalls?: number | undefined;
  /** Receives messages that could not be parsed. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

const startedCall = object({ callId: string(), isSimulated: boolean() });

const TYPE = 'call';

const message = object({
  type: literal(TYPE),
  callId: string(),
  vehicleId: string(),
  phase: picklist(['ringing', 'connected', 'ended']),
  end: nullable(picklist(['hungUp', 'busy', 'refused', 'noAnswer', 'dropped'])),
});

/** Calls over `POST /api/calls`, `DELETE /api/calls/{vehicleId}` and the live message `call`. */
export function createHttpCallSource(options: HttpCallSourceOptions): CallSource {
  const { rest, openChannel, maxCalls = DEFAULT_MAX_CALLS, onError } = options;
  const listeners = new Set<(update: CallUpdate) => void>();
  let close: (() => void) | undefined;

  const onBody = (body: unknown): void => {
    const result = safeParse(message, body);
    if (!result.success) {
      onError?.(new PantauError('server', { message: 'A call message could not be parsed' }));
      return;
    }
    const { callId, vehicleId, phase, end } = result.output;
    for (const listener of [...listeners]) listener({ callId, vehicleId, phase, end });
  };

  const open = (): (() => void) => {
    const channel = openChannel();
    const leave = channel.subscribe((event) => {
      if (event.kind === 'message' && event.message.type === TYPE) onBody(event.message.body);
    });
    channel.connect();
    return () => {
      leave();
      channel.close();
    };
  };

  return {
    maxCalls,
    async start(request, signal) {
      const { vehicleId, licensePlate, driver, imei, deviceType, entryPoint } = request;
      const body = { vehicleId, licensePlate, driver, imei, deviceType, entryPoint };
      const response = await rest.request('POST', 'calls', { body, signal });
      const { callId, isSimulated } = parseWire(startedCall, response, 'calls');
      return { callId, simulated: isSimulated };
    },
    async end(vehicleId) {
      await rest.request('DELETE', `calls/${encodeURIComponent(vehicleId)}`);
    },
    subscribe(listener) {
      // The same function twice is two subscriptions.
      const own = (update: CallUpdate): void => listener(update);
      listeners.add(own);
      close ??= open();
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return;
        close?.();
        close = undefined;
      };
    },
  };
}
