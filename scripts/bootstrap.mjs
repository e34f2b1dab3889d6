/**
 * Prepares a machine: installs the packages, and finds or installs a browser for the tests. Runs on plain
 * Node 20.19 or newer, before anything is installed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { at, bin, workspaceNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** @param {string} text */
const say = (text) => console.log(`pantau: ${text}`);

/** @param {string} path @returns {Promise<boolean>} whether the program exists and starts on this machine */
const starts = async (path) =>
  existsSync(path) && (await run(path, ['--version'], { quiet: true })).code === 0;

/** @param {string} file a lock file @returns {Record<string, any>} packages by path */
const packagesOf = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** Whether npm has installed what the lock file describes. */
function isInstalled() {
  const installed = packagesOf(at('node_modules', '.package-lock.json'));
  return Object.entries(packagesOf(at('package-lock.json'))).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * Installs the packages if they are missing or the lock file has changed.
 *
 * @throws if npm fails
 */
export async function ensurePackages() {
  if (isInstalled() && (await starts(workspaceNode))) return;
  say('installing packages');
  const { code, output } = await run('npm', ['--version'], { quiet: true });
  if (code !== 0) throw new Error('npm was not found: install Node.js with npm.');
  // Older versions ignore allowScripts, which names the only packages that may run an install script.
  const isOld = Number.parseInt(output.trim().split('\n').pop() ?? '', 10) < 11;
  if (isOld) say(`npm ${output.trim()} is older than 11: using npm 11 through npx`);
  // Packages that require a newer Node run on the one that is installed with them: npm's warnings do not apply.
  const install = ['ci', '--loglevel=error'];
  const [program, ...args] = isOld ? ['npx', '--yes', 'npm@11', ...install] : ['npm', ...install];
  const installed = await run(program ?? 'npm', args);
  if (installed.code !== 0) throw new Error(`'npm ci' failed (${installed.code}).`);
}

/** Chromium of the machine, or the one that Playwright has downloaded. */
async function findBrowser() {
  const { chromium } = await import('playwright');
  const places = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ];
  for (const place of places) if (await starts(place)) return place;
  return undefined;
}

/**
 * Finds or installs Chromium, and passes its path to all children as `PANTAU_CHROMIUM`.
 *
 * @returns {Promise<string>} absolute path
 * @throws if there is none
 */
export async function ensureBrowser() {
  const named = process.env.PANTAU_CHROMIUM;
  if (named) {
    if (await starts(named)) return named;
    throw new Error(`PANTAU_CHROMIUM names '${named}', which does not start.`);
  }
  const isRoot = process.getuid?.() === 0;
  let found = await findBrowser();
  if (found === undefined && isRoot && existsSync('/usr/bin/apt-get')) {
    say('no Chromium found: installing the package chromium');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    // On Ubuntu the package is a stub for snap and does not start.
    found = await findBrowser();
  }
  if (found === undefined) {
    say('no Chromium found: downloading the one of Playwright');
    const withLibraries = isRoot ? ['--with-deps'] : [];
    await run(workspaceNode, [bin('playwright'), 'install', ...withLibraries, 'chromium']);
    found = await findBrowser();
  }
  if (found === undefined) {
    throw new Error('Chromium is missing: install it and name its path in PANTAU_CHROMIUM.');
  }
  process.env.PANTAU_CHROMIUM = found;
  return found;
}
