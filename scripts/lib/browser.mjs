import { existsSync } from 'node:fs';

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/**
 * How often a test in a browser is tried again. A test that passes only then has found something, so
 * nobody's own run does it. Continuous integration does it once, as a net: on a machine that is busy with
 * others one test of many hundreds must not refuse a whole change. `npm test` names such tests at its end
 * (`passed only when tried again`), and whoever sees one there mends its cause.
 */
export const retriesInBrowsers = process.env.CI === undefined ? 0 : 1;

/**
 * How tests start Chromium: the one that `ensureBrowser` has found, else the machine's own, else
 * Playwright's.
 *
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function launchOptions() {
  const named = process.env.PANTAU_CHROMIUM;
  const found = [named, '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path));
  return {
    ...(found === undefined ? {} : { executablePath: found }),
    // Chromium refuses to run its sandbox as root, as in a container.
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  };
}
