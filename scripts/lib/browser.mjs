import { existsSync } from 'node:fs';

/**
 * Chromium would load the suggestions of its address bar, two pages of its own, with every window. A second
 * `--disable-features` replaces Playwright's, so this one repeats those that matter to tests.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/**
 * Retries of a failed browser test: none locally, because a test that passes only on a retry has found
 * something. Continuous integration retries once, so that a busy machine does not reject a change; `npm
 * test` lists those tests at the end, and their cause has to be fixed.
 */
export const retriesInBrowsers = process.env.CI === undefined ? 0 : 1;

/**
 * Options for starting Chromium: the one that `ensureBrowser` found, else the system's, else Playwright's.
 *
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function launchOptions() {
  const named = process.env.PANTAU_CHROMIUM;
  const found = [named, '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path));
  return {
    ...(found === undefined ? {} : { executablePath: found }),
    // Chromium refuses to run its sandbox as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  };
}
