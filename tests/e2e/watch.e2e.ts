import { createFaultLog } from '../support/fault-log.ts';
import { expect, test } from '../support/test.ts';

/** Things that must fail a test wherever they happen; run in a page of the portal. */
const faults: readonly (readonly [name: string, run: () => void, seen: RegExp])[] = [
  ['an error on the console', () => console.error('broken'), /error: broken/],
  ['a warning on the console', () => console.warn('doubtful'), /warning: doubtful/],
  [
    'an error that nobody caught',
    () => queueMicrotask(() => JSON.parse('{')),
    /page error: SyntaxError/,
  ],
  [
    'a promise that nobody caught',
    () => void Promise.reject(new Error('nobody listens')),
    /page error: Error: nobody listens/,
  ],
  [
    'markup from a string',
    () => {
      try {
        Reflect.set(document.body, 'innerHTML', '<p>x</p>');
      } catch {
        // The browser refuses; what counts is that it was tried.
      }
    },
    /policy violation: require-trusted-types-for/,
  ],
  [
    'a policy of Trusted Types that nobody knows',
    () => {
      const { trustedTypes } = window as never as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      try {
        trustedTypes.createPolicy('another', {});
      } catch {
        // As above.
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
    'a picture from a data address',
    () => {
      new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    },
    /policy violation: img-src/,
  ],
  [
    'a call to another site',
    () => void fetch('http://127.0.0.1:9/').catch(() => {}),
    /policy violation: connect-src/,
  ],
];

for (const [name, run, seen] of faults) {
  test(`the watch over the pages sees ${name}`, async ({ browser, server }) => {
    const log = createFaultLog();
    const context = await browser.newContext({ baseURL: server.origin });
    await log.watch(context);
    const page = await context.newPage();
    await page.goto('/sign-in');
    expect(log.unexpected()).toEqual([]);
    await page.evaluate(run);
    await expect.poll(() => log.unexpected().join('\n')).toMatch(seen);
    await context.close();
  });
}
