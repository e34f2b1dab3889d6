import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

const EVERY_MS = 250;
const TIMEOUT_MS = 60_000;

/**
 * Evaluates an expression in the page until its value is neither null nor undefined.
 *
 * Without Playwright's own functions: these load a script into the page first, and look for roles and names in all of
 * it. On a slowed CPU either is a task of about 100 ms, which would count as the page's.
 */
export async function readPage<Value>(cdp: CDPSession, expression: string): Promise<Value> {
  for (const start = performance.now(); ; await wait(EVERY_MS)) {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    const value = result.value as Value | null | undefined;
    if (value !== null && value !== undefined) return value;
    if (performance.now() - start > TIMEOUT_MS) throw new Error(`Timed out: ${expression}`);
  }
}

/** Waits until the page has an element of the selector. */
export async function waitForSelector(cdp: CDPSession, selector: string): Promise<void> {
  await readPage(cdp, `document.querySelector(${JSON.stringify(selector)}) && true`);
}
