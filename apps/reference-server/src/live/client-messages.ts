import * as v from 'valibot';
import type { LiveSocket } from './socket-server.ts';

/** As many alerts as a user can have open at once. */
const OPEN_ALERTS_MAX = 9;

const alertId = v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number));
const presence = v.object({
  rawAlertIds: v.pipe(v.array(alertId), v.maxLength(OPEN_ALERTS_MAX)),
});

export interface ClientMessages {
  /** `update_tags` with its payload. */
  updateTags(payload: string): void;
  /** The user has exactly these alerts open. */
  presence(alertIds: readonly number[]): void;
}

/** Listens to the messages of a client (live-messages.schema.json); others are ignored. */
export function onClientMessage(socket: LiveSocket, listeners: ClientMessages): void {
  socket.on('message', (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('type' in message)) return;
    const data = 'data' in message ? message.data : undefined;
    if (message.type === 'update_tags') listeners.updateTags(typeof data === 'string' ? data : '');
    if (message.type !== 'presence') return;
    const parsed = v.safeParse(presence, data);
    if (parsed.success) listeners.presence([...new Set(parsed.output.rawAlertIds)]);
  });
}
