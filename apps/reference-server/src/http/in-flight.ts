import type { FastifyInstance } from 'fastify';
import type { Clock } from '../lib/clock.ts';

export interface InFlight {
  /** Resolves when no request is being handled, or after `ms`. */
  settled(ms: number): Promise<void>;
}

/** Follows the requests that Fastify is handling; those of sockets are not among them. */
export function trackInFlight(fastify: FastifyInstance, clock: Clock): InFlight {
  let count = 0;
  let onIdle = (): void => {};
  fastify.addHook('onRequest', async (_, reply) => {
    count += 1;
    // After the response, or when the client has gone.
    reply.raw.once('close', () => {
      count -= 1;
      if (count === 0) onIdle();
    });
  });
  return {
    async settled(ms) {
      if (count === 0) return;
      await new Promise<void>((resolve) => {
        const cancel = clock.setTimeout(resolve, ms);
        onIdle = () => {
          cancel();
          resolve();
        };
      });
    },
  };
}
