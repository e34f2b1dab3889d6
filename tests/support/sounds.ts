import type { Page } from '@playwright/test';

/** Notes of one sound of the alert centre. */
export const NOTES = 4;

/** Runs in the page before any other script: counts the notes played. */
export function recordNotes(): void {
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function begin(...args) {
    const page = document.documentElement;
    page.dataset['notes'] = String(Number(page.dataset['notes'] ?? '0') + 1);
    start.apply(this, args);
  };
}

/**
 * Runs in the page before any other script: blocks audio until the first pointer press. Chromium's own autoplay
 * block does not apply, as Playwright counts as user activation.
 */
export function blockAudio(): void {
  let activated = false;
  addEventListener(
    'pointerdown',
    () => {
      activated = true;
    },
    true,
  );
  const { resume } = AudioContext.prototype;
  AudioContext.prototype.resume = function wait() {
    return activated ? resume.call(this) : new Promise(() => {});
  };
  const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state');
  Object.defineProperty(AudioContext.prototype, 'state', {
    get(): unknown {
      return activated ? state?.get?.call(this) : 'suspended';
    },
  });
}

/** The notes played in a page that runs `recordNotes`. */
export const countNotes = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['notes'] ?? '0'));
