import { cpSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { at, packagesInOrder, typeScript, workspaceNode } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

/** @param {string} step @param {{ code: number, output: string }} result */
function mustSucceed(step, { code, output }) {
  if (code !== 0) throw new Error(`${step} failed (${code}):\n${output}`);
}

/** @param {string} folder @param {string} name @param {unknown} content */
const writeJson = (folder, name, content) =>
  writeFileSync(join(folder, name), JSON.stringify(content, undefined, 2));

/**
 * Packs every package as `npm publish` would.
 *
 * @returns {Promise<Record<string, string>>} paths of the tarballs by package name
 */
export async function packAll() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'pantau-packed-'));
  /** @type {Record<string, string>} */
  const tarballs = {};
  for (const { name, folder: source } of packagesInOrder()) {
    const args = ['pack', '--json', '--silent', '--pack-destination', folder];
    const packed = await run('npm', args, { cwd: source, quiet: true });
    mustSucceed(`npm pack ${name}`, packed);
    const found = /"filename":\s*"([^"]+)"/.exec(packed.output)?.[1];
    if (found === undefined) throw new Error(`npm pack ${name} reported no tarball`);
    tarballs[name] = join(folder, found);
  }
  return tarballs;
}

const strict = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  // The published declarations must compile in a strict host.
  skipLibCheck: false,
  types: [],
};

/**
 * @typedef {object} Host
 * @property {string} app folder of its sources
 * @property {string} react version range
 * @property {string} types version range of React's types
 * @property {Record<string, string>} [dependencies] other packages that it uses itself
 */

/**
 * Creates a host app outside the workspace: the packages from their tarballs, with the host's own React.
 *
 * @param {Record<string, string>} tarballs of the packages that it uses
 * @param {Host} host
 * @returns {Promise<string>} folder of the app
 */
export async function createApp(tarballs, { app, react: version, types, dependencies }) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'pantau-host-'));
  cpSync(at('tests', 'packed', app), folder, { recursive: true });
  const packed = Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]);
  writeJson(folder, 'package.json', {
    name: 'host',
    private: true,
    type: 'module',
    dependencies: {
      react: version,
      'react-dom': version,
      ...dependencies,
      ...Object.fromEntries(packed),
    },
    devDependencies: { '@types/react': types, '@types/react-dom': types },
  });
  const modules = { bundler: 'ESNext', nodenext: 'NodeNext' };
  for (const [moduleResolution, module] of Object.entries(modules)) {
    writeJson(folder, `tsconfig.${moduleResolution}.json`, {
      compilerOptions: { ...strict, module, moduleResolution },
      include: ['*.tsx', '*.d.ts'],
    });
  }
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  // A build by Vite sets NODE_ENV, which would make npm skip the types.
  const args = ['install', '--include=dev', ...flags];
  mustSucceed('npm install', await run('npm', args, { cwd: folder, quiet: true }));
  return folder;
}

/** @param {string} folder @param {'bundler' | 'nodenext'} resolution @throws with the compiler's errors */
export async function checkTypes(folder, resolution) {
  const project = join(folder, `tsconfig.${resolution}.json`);
  const args = [...typeScript(), '-p', project];
  mustSucceed('tsc', await run(workspaceNode, args, { cwd: folder, quiet: true }));
}

/** @param {string} folder @param {string} [page] of the app @returns {Promise<string>} folder of the build */
export async function buildApp(folder, page = 'index.html') {
  const outDir = join(folder, `dist-${page}`);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, rolldownOptions: { input: join(folder, page) } },
  });
  return outDir;
}

/**
 * A build for production, as a user makes it. Within Vitest, `buildApp` builds for development: with warnings.
 *
 * @param {string} folder @returns {Promise<string>} folder of the build
 */
export async function buildAppForProduction(folder) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await buildApp(folder);
  } finally {
    process.env.NODE_ENV = before;
  }
}
