import type { Page } from '@playwright/test';

export interface HeldMessages {
  /** Queues further messages of the server. */
  hold(): void;
  /** Delivers the queued messages in order. */
  release(): void;
}

/** Intercepts the page's live connection from its next load on, so that messages can be held back. */
export async function holdLiveMessages(page: Page): Promise<HeldMessages> {
  let held = false;
  const queue: (() => void)[] = [];
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const send = (): void => socket.send(message);
      if (held) queue.push(send);
      else send();
    });
  });
  return {
    hold() {
      held = true;
    },
    release() {
      held = false;
      for (const send of queue.splice(0)) send();
    },
  };
}
