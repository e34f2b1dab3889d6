import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a session', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
      ['Chrome', 'Windows', false],
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      ['Edge', 'Windows', false],
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      ['Samsung Internet', 'Android', true],
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      ['Safari', 'iOS', true],
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      ['Firefox', 'macOS', false],
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
      ['Chrome', 'ChromeOS', false],
    ],
  ] as const)('is read from %s (CS-73)', (userAgent, [browser, system, isPhone]) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, isPhone });
  });

  it.each([null, '', 'curl/8.14.1'])('is unknown for %j (CS-73)', (userAgent) => {
    const unknown = { browser: undefined, system: undefined, isPhone: false };
    expect(deviceOf(userAgent)).toEqual(unknown);
  });
});
