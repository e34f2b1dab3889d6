import { integer, looseObject, minValue, optional, pipe, number, safeParse, string } from 'valibot';
import type { LiveMessage } from './live-types.ts';

const sequenceNumber = pipe(number(), integer(), minValue(0));

const wireMessage = looseObject({
  type: string(),
  prevSeq: optional(sequenceNumber),
  seq: optional(sequenceNumber),
});

/** Sent in response to `update_tags` and then every 5 s: the head of the sequence. */
export const pongType = 'PONG';

/**
 * Parses the outer form of a live message (live-messages.schema.json); `null` when it is invalid. A
 * message has both numbers of its range or neither; PONG has both.
 */
export function parseLiveMessage(data: unknown): LiveMessage | null {
  const result = safeParse(wireMessage, data);
  if (!result.success) return null;
  const body = result.output;
  const { type, prevSeq = null, seq = null } = body;
  if ((prevSeq === null) !== (seq === null)) return null;
  if (prevSeq !== null && seq !== null && prevSeq > seq) return null;
  if (type === pongType && seq === null) return null;
  return { type, prevSeq, seq, body };
}
