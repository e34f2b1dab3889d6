import type { Page } from '@playwright/test';

/** Time from a click, as stamped by the browser, until an element that it adds has been painted, ms. */
export async function timePress(
  page: Page,
  press: () => Promise<void>,
  selector: string,
): Promise<number> {
  const time = page.evaluate(
    (added) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        const look = (): void => {
          if (document.querySelector(added) === null) return void requestAnimationFrame(look);
          // A task that is queued within a frame runs once that frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - pressed);
          port2.postMessage(null);
        };
        addEventListener(
          'click',
          (event) => {
            pressed = event.timeStamp;
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    selector,
  );
  await press();
  return time;
}

/** Times from pressing each key, as stamped by the browser, until the next frame has been painted, ms. */
export async function timeKeys(page: Page, keys: string): Promise<number[]> {
  // Listens before the first press: input overtakes scripts that the page has yet to run.
  const listening = await page.evaluateHandle(() => {
    const state = { times: [] as number[], stop: new AbortController() };
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A task that is queued within a frame runs once that frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => state.times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { signal: state.stop.signal, capture: true },
    );
    return state;
  });
  for (const [index, key] of [...keys].entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction(([{ times }, sent]) => times.length > sent, [
      listening,
      index,
    ] as const);
  }
  return listening.evaluate(({ times, stop }) => {
    stop.abort();
    return times;
  });
}

/** Adds an empty input: the least that typing takes on this machine. */
export async function addBareInput(page: Page): Promise<void> {
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.id = 'bare-input';
    input.style.cssText = 'position: fixed; inset: auto auto 0 0; z-index: 9999';
    document.body.append(input);
  });
}

/** Adds a button that shows and hides one line: the least that any press takes on this machine. */
export async function addBareButton(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'bare';
    button.textContent = 'Bare';
    button.style.cssText = 'position: fixed; inset: auto auto 0 0; z-index: 9999';
    button.addEventListener('click', () => {
      const shown = document.querySelector('#line');
      if (shown !== null) return shown.remove();
      const line = document.createElement('p');
      line.id = 'line';
      line.textContent = 'Line';
      button.after(line);
    });
    document.body.append(button);
  });
}

/** Presses the bare button twice, and times the first press. */
export async function timeBarePress(page: Page): Promise<number> {
  const press = (): Promise<void> => page.locator('#bare').click();
  const time = await timePress(page, press, '#line');
  await press();
  return time;
}
