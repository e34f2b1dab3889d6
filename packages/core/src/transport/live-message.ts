import { integer, looseObject, minValue, optional, pipe, number, safeParse, string } from 'valibot';
import type { LiveMessage } from './live-types.ts';

const sequenceNumber = pipe(number(), integer(), minValue(0));

const wireMessage = looseObject({
  type: string(),
  prevSeq: optional(sequenceNumber),
  seq: optional(sequenceNumber),
});

/** The answer to `update_tags`, then every 5 s: how far the sequence has come. */
export const pongType = 'PONG';

/**
 * The outer form of a live message (live-messages.schema.json), or `null` when it has none. A message
 * has both numbers of its stretch or neither, and PONG has both.
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
