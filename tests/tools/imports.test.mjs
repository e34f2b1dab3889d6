import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

const core = 'packages/core/src';
const table = 'packages/data-table/src';
const alerts = 'packages/alert-center/src';
const orders = 'packages/sales-order/src';

/** Imports that are allowed: `[from, specifier]`. */
const allowed = [
  [`${alerts}/engine/list/list.ts`, '../alert/alert.ts'],
  [`${alerts}/engine/store.ts`, './list/list.ts'],
  [`${alerts}/engine/store.ts`, 'jotai'],
  [`${alerts}/hooks/use-list.ts`, '../engine/store.ts'],
  [`${alerts}/hooks/use-list.ts`, 'react'],
  [`${alerts}/ui/row/row.tsx`, '../../hooks/use-list.ts'],
  [`${alerts}/ui/row/row.tsx`, '../../engine/alert/alert.ts'],
  [`${alerts}/ui/row/row.tsx`, '../../messages/en.ts'],
  [`${alerts}/ui/row/row.tsx`, './row.module.css'],
  [`${alerts}/ui/row/row.tsx`, '@pantau/core/ui/button'],
  [`${alerts}/adapters/http/index.ts`, '../../engine/list/list.ts'],
  [`${alerts}/adapters/http/index.ts`, '@pantau/core/contract'],
  [`${alerts}/element/element.ts`, '../adapters/memory/index.ts'],
  [`${alerts}/testing/index.ts`, '../adapters/memory/index.ts'],
  [`${alerts}/history/history.ts`, '@pantau/data-table'],
  [`${alerts}/ui/row/row.stories.tsx`, '../../adapters/memory/index.ts'],
  [`${alerts}/engine/list/list.test.ts`, '../../adapters/memory/index.ts'],
  [`${alerts}/adapters/http/http.contract.test.ts`, '../../../../../tests/support/server.ts'],
  [`${orders}/ui/list.tsx`, '@pantau/data-table'],
  [`${table}/index.ts`, '@pantau/core/ui/button'],
  [`${core}/theme/provider.tsx`, '../i18n/locale.ts'],
  [`${core}/transport/client.ts`, '../errors/error.ts'],
  ['apps/portal/src/main.tsx', '@pantau/alert-center/http'],
  ['apps/reference-server/src/main.ts', 'node:http'],
  ['apps/reference-server/src/main.ts', '@pantau/core/contract'],
  ['tests/e2e/live.e2e.ts', '../support/server.ts'],
  ['tests/support/server.ts', '../../apps/reference-server/src/main.ts'],
];

/** Imports that are refused: `[from, specifier, rule]`. */
const refused = [
  [`${alerts}/ui/row/orders.tsx`, '@pantau/sales-order', 'no-area-imports-another'],
  [`${alerts}/ui/row/orders.test.tsx`, '@pantau/sales-order', 'no-area-imports-another'],
  [`${table}/areas.ts`, '@pantau/alert-center', 'foundation-data-table'],
  [`${core}/theme/areas.tsx`, '@pantau/alert-center', 'foundation-core'],
  [`${core}/theme/tables.tsx`, '@pantau/data-table', 'foundation-core'],
  [`${alerts}/ui/row/table.tsx`, '@pantau/data-table', 'alert-center-stays-light'],
  ['apps/portal/src/deep.tsx', '@pantau/core/src/errors/error.ts', 'resolvable'],
  ['apps/portal/src/path.tsx', '../../../packages/core/src/index.ts', 'public-entries-only'],
  ['tests/e2e/path.e2e.ts', '../../packages/core/src/index.ts', 'public-entries-only'],
  [`${alerts}/ui/path.tsx`, '../../../core/src/index.ts', 'public-entries-only'],
  [`${alerts}/ui/self.tsx`, '@pantau/alert-center', 'relative-inside-a-package'],
  ['apps/portal/src/server.ts', '../../reference-server/src/main.ts', 'apps-are-not-imported'],
  [
    `${alerts}/engine/list/server.ts`,
    '../../../../../tests/support/server.ts',
    'packages-import-no-app',
  ],
  ['apps/reference-server/src/ui.ts', '@pantau/core/ui/button', 'server-imports-data-only'],
  [`${alerts}/ui/styles.tsx`, './plain.css', 'css-modules-only'],
  [`${alerts}/ui/node.tsx`, 'node:fs', 'no-node-in-packages'],
  [`${alerts}/engine/list/hooks.ts`, '../../hooks/use-list.ts', 'engine-imports-no-view'],
  [`${alerts}/engine/list/react.ts`, 'react', 'engine-knows-no-react'],
  [`${alerts}/engine/alert/list.ts`, '../list/list.ts', 'engine-alert-center-alert'],
  [`${alerts}/engine/list/store.ts`, '../store.ts', 'engine-alert-center-list'],
  [`${alerts}/hooks/use-row.ts`, '../ui/row/row.tsx', 'hooks-import-the-engine'],
  [`${alerts}/adapters/http/other.ts`, '../memory/index.ts', 'adapters-are-independent'],
  [`${alerts}/adapters/http/hooks.ts`, '../../hooks/use-list.ts', 'adapters-import-the-engine'],
  [`${alerts}/adapters/http/react.ts`, 'react', 'adapters-know-no-react'],
  [`${alerts}/ui/row/adapter.tsx`, '../../adapters/memory/index.ts', 'nothing-imports-an-adapter'],
  [`${alerts}/index.ts`, './adapters/http/index.ts', 'nothing-imports-an-adapter'],
  [`${alerts}/messages/en.ts`, '../engine/alert/alert.ts', 'messages-import-only-core'],
  [`${alerts}/hooks/entry.ts`, '../index.ts', 'entry-is-for-others'],
  [`${alerts}/ui/row/jotai.tsx`, 'jotai', 'jotai-is-hidden'],
  [`${core}/transport/ui.ts`, '../ui/index.ts', 'core-transport'],
  [`${core}/transport/react.ts`, 'react', 'core-knows-no-react'],
  [`${core}/contract/errors.ts`, '../errors/error.ts', 'core-contract'],
  [`${core}/ui/bare.ts`, './index', 'resolvable'],
  [`${core}/ui/one.ts`, './two.ts', 'no-cycles'],
];

const entries = {
  core: { '.': 'index', './ui/button': 'ui/button', './contract': 'contract/index' },
  'data-table': { '.': 'index' },
  'alert-center': { '.': 'index', './http': 'adapters/http/index' },
  'sales-order': { '.': 'index' },
};

const folder = mkdtempSync(join(tmpdir(), 'pantau-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { flag: 'a' });
}

function writeRepository() {
  for (const [name, exports] of Object.entries(entries)) {
    const targets = Object.entries(exports).map(([key, file]) => [
      key,
      { '@pantau/source': `./src/${file}.ts` },
    ]);
    const manifest = { name: `@pantau/${name}`, exports: Object.fromEntries(targets) };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
    for (const file of Object.values(exports)) write(`packages/${name}/src/${file}.ts`, '');
    mkdirSync(join(folder, 'node_modules/@pantau'), { recursive: true });
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@pantau', name));
  }
  for (const name of ['react', 'jotai']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  write('package.json', JSON.stringify({ dependencies: { react: '*', jotai: '*' } }));
  write(`${core}/ui/two.ts`, "import type {} from './one.ts';\n");
  for (const [from = '', specifier = ''] of [...allowed, ...refused]) {
    // A type import counts as any other.
    write(from, `import type {} from '${specifier}';\n`);
    if (/^[.].*[.]\w+$/.test(specifier)) write(join(dirname(from), specifier), '');
  }
}

test('imports follow the directions of ARCHITECTURE.md', async () => {
  writeRepository();
  const { tsConfig: _, ...options } = config.options;
  const { output } = await cruise(['packages', 'apps', 'tests'], {
    ...options,
    baseDir: folder,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  });
  assert.ok(typeof output === 'object');
  const found = output.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  const expected = refused.map(([from, , rule]) => `${from}: ${rule}`);
  assert.deepEqual(
    expected.filter((one) => !found.includes(one)),
    [],
    'imports that were not refused',
  );
  const sources = new Set(refused.map(([from = '']) => from));
  const others = found.filter((one) => !sources.has(one.slice(0, one.indexOf(':'))));
  assert.deepEqual(others, [], 'imports that were not allowed');
});
