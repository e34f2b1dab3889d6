import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

/** A wire between browser and server that can be cut, held or slowed. */
export interface FaultProxy {
  readonly origin: string;
  /** Ends every connection at once, in the middle of whatever it was doing. */
  cut(): void;
  /** From now on nothing comes through and nobody is told, as behind a dead router. */
  hold(): void;
  /** Takes up work again; connections that were held end. */
  release(): void;
  /** Every piece of data arrives this much later, in its order. */
  delay(ms: number): void;
  readonly open: number;
  close(): Promise<void>;
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { port: targetPort } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHeld = false;
  let delayMs = 0;

  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (data) => {
      if (isHeld) return;
      if (delayMs === 0) to.write(data);
      else setTimeout(() => to.writable && to.write(data), delayMs);
    });
    const end = (): void => void (isHeld || to.destroy());
    from.on('close', end).on('error', end);
  };

  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };

  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(targetPort), host: '127.0.0.1', noDelay: true });
    const pair = [near, far] as const;
    pairs.add(pair);
    near.on('close', () => pairs.delete(pair));
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    origin: `http://localhost:${port}`,
    cut,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      cut();
    },
    delay(ms) {
      delayMs = ms;
    },
    get open() {
      return pairs.size;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
