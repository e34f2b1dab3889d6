import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Number of timeouts and intervals that are still pending. */
    openTimers?: () => number;
  }
}

/** Listeners that engine.io-client adds once, when its module loads with the first live connection. */
const listenersOfSocket = { 'window offline': 1, 'window pagehide': 1 };

/**
 * React adds one more listener to each document that it has rendered in and never removes it. Without a
 * mounted root it does nothing.
 */
export const listenersAfter = { ...listenersOfSocket, 'document selectionchange': 1 };

/** MapLibre adds one more per page, to check its worker when the tab becomes visible. */
export const listenersAfterMap = { ...listenersAfter, 'document visibilitychange': 1 };

/** Runs in the page before any other script: counts pending timers. */
function countTimers(): void {
  const open = new Set<unknown>();
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  window.openTimers = () => open.size;
  window.setTimeout = ((run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const id = setTimeout(() => {
      open.delete(id);
      run(...given);
    }, ms);
    open.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((run: () => void, ms?: number) => {
    const id = setInterval(run, ms);
    open.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearTimeout = (id) => {
    open.delete(id);
    clearTimeout(id);
  };
  window.clearInterval = (id) => {
    open.delete(id);
    clearInterval(id);
  };
}

export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(countTimers);
}

/**
 * Everything on the host's page that a widget could change, except its own container.
 *
 * @param containerId of that container
 */
export function hostState(page: Page, containerId = 'alerts'): Promise<object> {
  return page.evaluate((id) => {
    const container = document.getElementById(id);
    const attributesOf = (element: Element): string =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
    const elements = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => element === container || !container?.contains(element),
    );
    const styleOf = (element: Element): string => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    };
    return {
      head: [...document.head.children].map((child) => `${child.tagName} ${attributesOf(child)}`),
      body: [...document.body.children].map((child) => `${child.tagName} ${attributesOf(child)}`),
      attributes: elements.map((element) => `${element.tagName} ${attributesOf(element)}`),
      styles: elements.map(styleOf),
      sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
      title: document.title,
      address: location.href,
      history: history.length,
      scroll: [scrollX, scrollY],
      globals: Object.getOwnPropertyNames(window)
        .filter((name) => !name.startsWith('__playwright'))
        .sort(),
    };
  }, containerId);
}

/** Finds the listeners that the widget's script has added to the host's page. */
export interface ListenerWatch {
  /** Number of listeners by target and type, such as `document click`. */
  fromWidget(): Promise<Record<string, number>>;
}

/** Call before the page opens, so that every script is recorded. */
export async function watchListeners(page: Page): Promise<ListenerWatch> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url.includes('/widget/')) scripts.add(scriptId);
  });
  await cdp.send('Debugger.enable');
  return {
    async fromWidget() {
      const counts: Record<string, number> = {};
      for (const expression of [
        'window',
        'document',
        'document.body',
        'document.documentElement',
      ]) {
        const { result } = await cdp.send('Runtime.evaluate', { expression });
        const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
          objectId: result.objectId ?? '',
        });
        for (const { type, scriptId } of listeners) {
          if (!scripts.has(scriptId)) continue;
          const name = `${expression} ${type}`;
          counts[name] = (counts[name] ?? 0) + 1;
        }
      }
      return counts;
    },
  };
}
