import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

/** A TCP proxy between browser and server that can cut, hold or delay its connections. */
export interface FaultProxy {
  readonly origin: string;
  /** Destroys every open connection. */
  cut(): void;
  /** Silently drops all data and keeps connections open, as a dead router does. */
  hold(): void;
  /** Stops holding; destroys the held connections. */
  release(): void;
  /** Delays all data by a duration, keeping its order. */
  delay(ms: number): void;
  readonly open: number;
  close(): Promise<void>;
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { port: targetPort } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let held = false;
  let delayMs = 0;

  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (data) => {
      if (held) return;
      if (delayMs === 0) to.write(data);
      else setTimeout(() => to.writable && to.write(data), delayMs);
    });
    const end = (): void => void (held || to.destroy());
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
      held = true;
    },
    release() {
      held = false;
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
