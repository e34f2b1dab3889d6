import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Epoch ms at which the row of an alert had been painted, by its id. */
    paintedRows?: Record<string, number>;
  }
}

/** Runs in the page: records when each new row has been painted. */
function recordPaints(): void {
  const painted: Record<string, number> = {};
  window.paintedRows = painted;
  const note = (id: string): void => {
    if (painted[id] !== undefined) return;
    painted[id] = Number.NaN;
    requestAnimationFrame(() => {
      // A task that is queued within a frame runs once that frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        painted[id] = performance.timeOrigin + performance.now();
        port1.close();
      };
      port2.postMessage(null);
    });
  };
  const look = (node: Node): void => {
    if (!(node instanceof HTMLElement)) return;
    for (const row of [node, ...node.querySelectorAll<HTMLElement>('[data-alert-id]')]) {
      if (row.dataset['alertId'] !== undefined) note(row.dataset['alertId']);
    }
  };
  const start = (): void =>
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(look);
    }).observe(document, { childList: true, subtree: true });
  start();
}

/** Call before the page opens. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(recordPaints);
}

/** Waits until the row of an alert has been painted. @returns epoch ms */
export async function paintedAt(page: Page, id: string): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => {
      const at = window.paintedRows?.[wanted];
      return at !== undefined && !Number.isNaN(at) ? at : false;
    },
    id,
    { timeout: 10_000 },
  );
  return (await handle.jsonValue()) as number;
}
