import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Timers and intervals of the page that have not run out or been cleared. */
    openTimers?: () => number;
  }
}

/** engine.io-client adds these when its module loads, one each, and never again. */
export const listenersOfScript = { 'window offline': 1, 'window pagehide': 1 };

/**
 * React adds one more to every document that it has rendered in, once, and has no way to take it back.
 * It does nothing while no root is left. Everything else must go.
 */
export const listenersAfter = { ...listenersOfScript, 'document selectionchange': 1 };

/** MapLibre watches, once for the page, whether its worker still lives when somebody comes back to the tab. */
export const listenersAfterMap = { ...listenersAfter, 'document visibilitychange': 1 };

/** Runs in the page before anything else: counts timers that are left open. */
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

/** Everything of the host's page that a widget could change, apart from the place it stands in. */
export function hostState(page: Page): Promise<object> {
  return page.evaluate(() => {
    const place = document.getElementById('alerts');
    const attributesOf = (element: Element): string =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
    const theirs = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => element === place || !place?.contains(element),
    );
    const styleOf = (element: Element): string => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    };
    return {
      head: [...document.head.children].map((child) => `${child.tagName} ${attributesOf(child)}`),
      body: [...document.body.children].map((child) => `${child.tagName} ${attributesOf(child)}`),
      attributes: theirs.map((element) => `${element.tagName} ${attributesOf(element)}`),
      styles: theirs.map(styleOf),
      sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
      title: document.title,
      address: location.href,
      history: history.length,
      scroll: [scrollX, scrollY],
      globals: Object.getOwnPropertyNames(window)
        .filter((name) => !name.startsWith('__playwright'))
        .sort(),
    };
  });
}

/** Tells which listeners of the host's page the widget's script has added. */
export interface ListenerWatch {
  /** `document click` and how many of them. */
  ofWidget(): Promise<Record<string, number>>;
}

/** To be called before the page opens: it must see the scripts come. */
export async function watchListeners(page: Page): Promise<ListenerWatch> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url.includes('/widget/')) scripts.add(scriptId);
  });
  await cdp.send('Debugger.enable');
  return {
    async ofWidget() {
      const found: Record<string, number> = {};
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
          found[name] = (found[name] ?? 0) + 1;
        }
      }
      return found;
    },
  };
}
