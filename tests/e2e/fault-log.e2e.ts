import { createFaultLog } from '../support/fault-log.ts';
import { expect, test } from '../support/test.ts';

/** Events that must fail every test; each runs in a page of the portal. */
const faults: readonly (readonly [name: string, run: () => void, expected: RegExp])[] = [
  ['an error on the console', () => console.error('broken'), /error: broken/],
  ['a warning on the console', () => console.warn('doubtful'), /warning: doubtful/],
  ['an uncaught error', () => queueMicrotask(() => JSON.parse('{')), /page error: SyntaxError/],
  [
    'an unhandled rejection',
    () => void Promise.reject(new Error('unhandled')),
    /page error: Error: unhandled/,
  ],
  [
    'markup from a string',
    () => {
      try {
        Reflect.set(document.body, 'innerHTML', '<p>x</p>');
      } catch {
        // The browser rejects the assignment; the attempt itself is a violation.
      }
    },
    /policy violation: require-trusted-types-for/,
  ],
  [
    'an unknown Trusted Types policy',
    () => {
      const { trustedTypes } = window as never as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      try {
        trustedTypes.createPolicy('another', {});
      } catch {
        // Rejected as well.
      }
    },
    /policy violation: trusted-types/,
  ],
  [
    'a style attribute',
    () => document.body.setAttribute('style', 'color: red'),
    /policy violation: style-src/,
  ],
  [
    'an image from a data URL',
    () => {
      new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    },
    /policy violation: img-src/,
  ],
  [
    'a request to another site',
    () => void fetch('http://127.0.0.1:9/').catch(() => {}),
    /policy violation: connect-src/,
  ],
];

for (const [name, run, expected] of faults) {
  test(`records ${name} (PO-45)`, async ({ browser, server }) => {
    const log = createFaultLog();
    const context = await browser.newContext({ baseURL: server.origin });
    await log.watch(context);
    const page = await context.newPage();
    await page.goto('/sign-in');
    expect(log.unexpected()).toEqual([]);
    await page.evaluate(run);
    await expect.poll(() => log.unexpected().join('\n')).toMatch(expected);
    await context.close();
  });
}
