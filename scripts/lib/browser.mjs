import { existsSync } from 'node:fs';

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

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
