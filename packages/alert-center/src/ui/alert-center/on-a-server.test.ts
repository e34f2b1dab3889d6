import { PantauProvider, systemClock } from '@pantau/core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createHttpAlertSource } from '../../adapters/http/index.ts';
import { AlertCenter } from './alert-center.tsx';

afterEach(() => vi.restoreAllMocks());

const source = createHttpAlertSource({
  baseUrl: 'https://fleet.example',
  getToken: () => Promise.resolve('token'),
});

const render = (
  display?: 'inline' | 'popup',
  theme: 'light' | 'dark' | 'system' | 'inherit' = 'system',
): string =>
  renderToString(
    createElement(
      PantauProvider,
      { locale: 'en', timeZone: 'Asia/Jakarta', embedded: true, theme },
      createElement(AlertCenter, { source, display }),
    ),
  );

it.each([undefined, 'inline', 'popup'] as const)(
  'reads neither the time nor a random number while it renders as %s (EM-53)',
  (display) => {
    // React itself reads `performance.now`.
    const read = [vi.spyOn(Date, 'now'), vi.spyOn(Math, 'random'), vi.spyOn(systemClock, 'now')];
    const first = render(display);
    for (const spy of read) expect(spy).not.toHaveBeenCalled();
    // The same every time, as hydration requires.
    expect(render(display)).toBe(first);
  },
);

it('has no style attribute, which a policy may forbid (EM-53)', () => {
  expect(render()).toContain('<svg');
  expect(render()).not.toMatch(/\sstyle=/);
});

it('leaves the theme of the system or the page to the style sheet (EM-54, EM-65)', () => {
  expect(render('popup', 'system')).toContain('data-pantau-theme="auto"');
  expect(render('popup', 'inherit')).toContain('data-pantau-theme="inherit"');
  expect(render('popup', 'dark')).toContain('data-pantau-theme="dark"');
});

it('is an empty element there if it is isolated (EM-72)', () => {
  const isolated = createElement(
    PantauProvider,
    { isolated: true, className: 'alerts' },
    createElement(AlertCenter, { source }),
  );
  expect(renderToString(isolated)).toBe('<pantau-root class="alerts"></pantau-root>');
});
