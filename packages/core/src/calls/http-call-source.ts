import { boolean, literal, nullable, object, picklist, safeParse, string } from 'valibot';
import { PantauError } from '../errors/pantau-error.ts';
import type { LiveChannel } from '../transport/live-channel.ts';
import { parseWire } from '../transport/parse-wire.ts';
import type { RestClient } from '../transport/rest-client.ts';
import { CALLS_MOST, type CallTold } from './call.ts';
import type { CallSource } from './call-source.ts';

export interface HttpCallSourceOptions {
  /** Its base ends before `/calls`, as `https://fleet.example/api` does. */
  readonly rest: RestClient;
  /** Makes a live channel, which is connected only while somebody listens: while a call is on. */
  readonly openChannel: () => LiveChannel;
  /** Calls at once; one unless the company's setting says otherwise. */
  readonly mostCalls?: number | undefined;
  /** Told of messages that could not be read. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

const started = object({ callId: string(), isSimulated: boolean() });

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
  const { rest, openChannel, mostCalls = CALLS_MOST, onError } = options;
  const listeners = new Set<(told: CallTold) => void>();
  let close: (() => void) | undefined;

  const onBody = (body: unknown): void => {
    const result = safeParse(message, body);
    if (!result.success) {
      onError?.(new PantauError('server', { message: 'A message of a call could not be read' }));
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
    mostCalls,
    async start(request, signal) {
      const { vehicleId, licensePlate, driver, imei, deviceType, entryPoint } = request;
      const body = { vehicleId, licensePlate, driver, imei, deviceType, entryPoint };
      return parseWire(started, await rest.request('POST', 'calls', { body, signal }), 'calls');
    },
    async end(vehicleId) {
      await rest.request('DELETE', `calls/${encodeURIComponent(vehicleId)}`);
    },
    subscribe(listener) {
      // The same function twice is two subscriptions.
      const own = (told: CallTold): void => listener(told);
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
