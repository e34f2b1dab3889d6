/**
 * Makes a bare machine ready: the packages, and a browser for the tests. Plain Node 20.19 or newer,
 * nothing installed yet.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at, bin, workspaceNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const lockFile = at('package-lock.json');
const stampFile = at('node_modules', '.pantau-lock-hash');

/** @param {string} text */
const say = (text) => console.log(`pantau: ${text}`);

/** What the installed packages depend on: the lock file and the machine's platform. */
function lockHash() {
  const hash = createHash('sha256').update(readFileSync(lockFile));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/** Whether what npm noted as installed is what the lock file asks for. */
function installedMatchesLock() {
  const noted = at('node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = JSON.parse(readFileSync(noted, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * Installs the packages when they are missing or the lock file has changed since.
 *
 * @throws when npm fails
 */
export async function ensurePackages() {
  const hash = lockHash();
  const complete = existsSync(workspaceNode);
  if (complete && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  if (!complete || !installedMatchesLock()) {
    say(complete ? 'package-lock.json has changed: installing packages' : 'installing packages');
    const { code, output } = await run('npm', ['--version'], { quiet: true });
    if (code !== 0) throw new Error('npm is needed and was not found: install Node.js with npm.');
    // Older ones ignore allowScripts, which names the only packages that may run an install script.
    const old = Number.parseInt(output.trim().split('\n').pop() ?? '', 10) < 11;
    if (old) say(`npm ${output.trim()} is older than 11: using npm 11 by npx for this`);
    const command = old ? ['npx', '--yes', 'npm@11', 'ci'] : ['npm', 'ci'];
    const [program = 'npm', ...args] = command;
    const installed = await run(program, args);
    if (installed.code !== 0) throw new Error(`'${command.join(' ')}' failed (${installed.code}).`);
  }
  writeFileSync(stampFile, hash);
}

/** @param {string} path @returns {Promise<boolean>} whether it is there and starts */
async function starts(path) {
  if (!existsSync(path)) return false;
  return (await run(path, ['--version'], { quiet: true })).code === 0;
}

/** Chromium of the machine, or the one Playwright has downloaded. */
async function findBrowser() {
  const places = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  for (const place of places) if (await starts(place)) return place;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return (await starts(own)) ? own : undefined;
}

/**
 * Finds Chromium, or installs it, and hands its path to every child as `PANTAU_CHROMIUM`.
 *
 * @returns {Promise<string>} absolute path
 * @throws when none can be had
 */
export async function ensureBrowser() {
  const named = process.env.PANTAU_CHROMIUM;
  if (named !== undefined && named !== '') {
    if (await starts(named)) return named;
    throw new Error(`PANTAU_CHROMIUM names '${named}', which does not start.`);
  }
  let found = await findBrowser();
  if (found === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('no Chromium found: installing the package chromium');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    // On Ubuntu that package is a stub that wants snap, and does not start.
    found = await findBrowser();
  }
  if (found === undefined) {
    say('no Chromium found: downloading the one of Playwright');
    const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
    await run(workspaceNode, [bin('playwright'), 'install', ...withLibraries, 'chromium']);
    found = await findBrowser();
  }
  if (found === undefined) {
    throw new Error('No Chromium to test in: install one and name it in PANTAU_CHROMIUM.');
  }
  process.env.PANTAU_CHROMIUM = found;
  return found;
}
