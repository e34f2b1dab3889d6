import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, test } from 'vitest';
import { cssModules } from '../../scripts/build/css-modules.mjs';
import { at } from '../../scripts/lib/paths.mjs';

mkdirSync(at('node_modules', '.cache'), { recursive: true });
const folder = mkdtempSync(at('node_modules', '.cache', 'pantau-css-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a package from its files. @param {string} name @param {Record<string, string>} files */
async function buildPackage(name, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const outdir = join(folder, name, 'dist');
  await build({
    entryPoints: { index: join(folder, name, 'index.js') },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    external: ['@pantau/core/lazy-styles'],
    plugins: [cssModules('@pantau/example')],
    logLevel: 'silent',
  });
  const read = (/** @type {string} */ file) => readFileSync(join(outdir, file), 'utf8');
  const script = readdirSync(outdir).filter((file) => file.endsWith('.js'));
  return { styles: read('styles.css'), entry: read('index.js'), script: script.map(read).join() };
}

const files = {
  'index.js': `import css from './bell.module.css'; export const bell = css.root;
    export const open = () => import('./panel.js');`,
  'panel.js': `import css from './panel.module.css'; export const panel = css.root;`,
  'bell.module.css': '.root { color: red }',
  'panel.module.css': '.root { color: blue }',
};

test('the style sheet contains what loads at once; lazy code brings its own rules', async () => {
  const { styles, entry, script } = await buildPackage('lazy', files);
  assert.match(styles, /\.pantau_bell_\S+_root \{\s*color: red/);
  assert.doesNotMatch(styles, /panel/);
  assert.doesNotMatch(entry, /color/);
  assert.ok(!script.includes(folder), 'the output does not name the folder of the build');
  assert.match(
    script,
    /lazyStyles\("\.pantau_panel_\S+_root\{color:#?\w+\}", \{ "root": "pantau_panel/,
  );
});

test('other contents get other names, so that two versions can share a page', async () => {
  const nameIn = (/** @type {string} */ text) => /pantau_bell_\S+_root/.exec(text)?.[0];
  const { styles } = await buildPackage('one', files);
  const next = await buildPackage('two', { ...files, 'bell.module.css': '.root { color: green }' });
  assert.notEqual(nameIn(styles), nameIn(next.styles));
  assert.equal(nameIn(next.entry), nameIn(next.styles));
});

test('two style sheets of the same name are refused', async () => {
  const twice = { ...files, 'other/bell.module.css': '.root {}' };
  twice['panel.js'] = `import './other/bell.module.css';${twice['panel.js']}`;
  await assert.rejects(
    buildPackage('twice', twice),
    /Two style sheets are called 'bell.module.css'/,
  );
});

test('a container keeps its name, which other style sheets use', async () => {
  const { styles, script } = await buildPackage('container', {
    ...files,
    'bell.module.css': '.root { container: example / inline-size }',
    'panel.module.css': '@container example (min-width: 480px) { .root { color: blue } }',
  });
  assert.match(styles, /container: example \/ inline-size/);
  assert.match(script, /@container example \(/);
});
