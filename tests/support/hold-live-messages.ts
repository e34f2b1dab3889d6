import type { Page } from '@playwright/test';

export interface HeldMessages {
  /** What the server says from here on waits. */
  hold(): void;
  /** Hands it on, in order. */
  release(): void;
}

/** Stands between the page and its live connection from its next load on; keeps what the server says. */
export async function holdLiveMessages(page: Page): Promise<HeldMessages> {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const send = (): void => socket.send(message);
      if (isHeld) waiting.push(send);
      else send();
    });
  });
  return {
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const send of waiting.splice(0)) send();
    },
  };
}
