import type { WindowScope } from '@pantau/core/in-window';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakePanelWindow } from './fake-panel-window.test.setup.ts';
import { type OwnWindow, type PanelWindowResult, createOwnWindow } from './own-window.ts';

let own: OwnWindow;
let changes: number;

beforeEach(() => {
  own = createOwnWindow();
  changes = 0;
  own.subscribe(() => (changes += 1));
});

/** A browser that answers when the test says so. */
function slowBrowser() {
  const answers: ((result: PanelWindowResult) => void)[] = [];
  return {
    requests: () => answers.length,
    ask: () => new Promise<PanelWindowResult>((resolve) => answers.push(resolve)),
    answer: (at: number, result: PanelWindowResult) => answers[at]?.(result),
  };
}

describe('the panel’s own window', () => {
  test('is shown once the browser has opened it, and gone once the user has closed it (AC-870, AC-874)', async () => {
    const { window, closeByUser } = fakePanelWindow();
    expect(await own.open(() => Promise.resolve({ ok: true, window }))).toBe(true);
    expect(own.get()).toEqual({ window, scope: null });
    closeByUser();
    expect(own.get().window).toBeNull();
    expect(changes).toBe(2);
  });

  test('stays where it is when the browser refuses, and asks again at the next press (AC-875)', async () => {
    expect(await own.open(() => Promise.resolve({ ok: false }))).toBe(false);
    expect(own.get().window).toBeNull();
    expect(changes).toBe(0);
    const { window } = fakePanelWindow();
    expect(await own.open(() => Promise.resolve({ ok: true, window }))).toBe(true);
  });

  test('rejects with the failure of the request, and asks again at the next press (AC-875)', async () => {
    await expect(own.open(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    const { window } = fakePanelWindow();
    expect(await own.open(() => Promise.resolve({ ok: true, window }))).toBe(true);
  });

  test('two presses ask the browser once; a press while it is open brings it to the front (AC-873)', async () => {
    const browser = slowBrowser();
    const { window, focused } = fakePanelWindow();
    const presses = [own.open(browser.ask), own.open(browser.ask)];
    browser.answer(0, { ok: true, window });
    expect(await Promise.all(presses)).toEqual([true, true]);
    await own.open(browser.ask);
    expect([browser.requests(), focused()]).toEqual([1, 1]);
  });

  test('a window that arrives after it was given up is closed, also when another was asked for (AC-874)', async () => {
    const browser = slowBrowser();
    const [late, wanted] = [fakePanelWindow(), fakePanelWindow()];
    const first = own.open(browser.ask);
    own.close();
    const second = own.open(browser.ask);
    browser.answer(0, { ok: true, window: late.window });
    await first;
    expect([late.isClosed(), own.get().window]).toEqual([true, null]);
    browser.answer(1, { ok: true, window: wanted.window });
    await second;
    expect(own.get().window).toBe(wanted.window);
  });

  test('closing it closes the window of the operating system (AC-874)', async () => {
    const { window, isClosed } = fakePanelWindow();
    await own.open(() => Promise.resolve({ ok: true, window }));
    own.close();
    expect([isClosed(), own.get().window]).toEqual([true, null]);
  });

  test('prompts and notices appear where the user acted last (AC-872)', async () => {
    const { window, closeByUser } = fakePanelWindow();
    const scope = {} as WindowScope;
    await own.open(() => Promise.resolve({ ok: true, window }));
    expect(own.acting()).toBeNull();
    own.setScope(scope);
    expect(own.acting()).toBe(scope);
    own.setActive(false);
    expect(own.acting()).toBeNull();
    own.setActive(true);
    closeByUser();
    expect(own.acting()).toBeNull();
    own.setScope(scope);
    expect(own.get().scope).toBeNull();
  });
});
