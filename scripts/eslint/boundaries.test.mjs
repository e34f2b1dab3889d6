import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRoom, decide } from './boundaries.mjs';

const entries = {
  '@pantau/core': ['@pantau/core', '@pantau/core/ui', '@pantau/core/contract'],
  '@pantau/data-table': ['@pantau/data-table'],
  '@pantau/alert-center': ['@pantau/alert-center', '@pantau/alert-center/http'],
  '@pantau/sales-order': ['@pantau/sales-order'],
};

const alerts = 'packages/alert-center/src';
const core = 'packages/core/src';
const orders = 'packages/sales-order/src';

/** @type {[string, string][]} */
const allowed = [
  // Within a room, and down the table.
  [`${alerts}/domain/merge.ts`, './alert.ts'],
  [`${alerts}/ports/alert-source.ts`, '../domain/alert.ts'],
  [`${alerts}/adapters/http/source.ts`, '../../ports/alert-source.ts'],
  [`${alerts}/adapters/http/source.ts`, '@pantau/core/contract'],
  [`${alerts}/adapters/http/source.ts`, './operations.ts'],
  [`${alerts}/adapters/http/source.ts`, 'graphql-request'],
  [`${alerts}/state/atoms.ts`, 'jotai'],
  [`${alerts}/controllers/use-alerts.ts`, 'jotai/utils'],
  [`${alerts}/controllers/use-alerts.ts`, '../state/atoms.ts'],
  [`${alerts}/components/row/row.tsx`, '../../controllers/use-alerts.ts'],
  [`${alerts}/components/row/row.tsx`, '../badge/badge.tsx'],
  [`${alerts}/components/row/row.tsx`, './row.module.css'],
  [`${alerts}/components/row/row.tsx`, '@pantau/core/ui'],
  [`${alerts}/components/row/row.tsx`, 'react'],
  [`${alerts}/element/index.ts`, '../adapters/http/index.ts'],
  [`${alerts}/testing/contract.ts`, '../adapters/memory/index.ts'],
  [`${alerts}/index.ts`, './components/alert-center/alert-center.tsx'],
  // Tests and stories also take adapters.
  [`${alerts}/components/row/row.stories.tsx`, '../../adapters/memory/index.ts'],
  [`${alerts}/state/atoms.test.ts`, '../adapters/memory/index.ts'],
  [`${alerts}/adapters/http/http.contract.test.ts`, '../../../../../tests/support/server.ts'],
  // Foundations.
  [`${orders}/components/list/list.tsx`, '@pantau/data-table'],
  [`${alerts}/history/history.tsx`, '@pantau/data-table'],
  ['packages/data-table/src/components/table/table.tsx', '@pantau/core/ui'],
  // Core.
  [`${core}/theme/provider.tsx`, '../i18n/locale.ts'],
  [`${core}/theme/provider.tsx`, 'jotai'],
  [`${core}/transport/client.ts`, '../errors/pantau-error.ts'],
  // Apps, tests, scripts.
  ['apps/portal/src/main.tsx', '@pantau/alert-center/http'],
  ['apps/reference-server/src/main.ts', 'node:http'],
  ['apps/reference-server/src/main.ts', '@pantau/core/contract'],
  ['apps/portal/vite.config.ts', './src/policy.ts'],
  ['tests/e2e/live.e2e.ts', '../support/server.ts'],
  ['tests/support/server.ts', '../../apps/reference-server/src/server.ts'],
  ['tsup.config.ts', './scripts/build/styles.mjs'],
  ['.storybook/preview.tsx', '@pantau/core'],
];

/** @type {[string, string, RegExp][]} */
const refused = [
  // Areas and foundations.
  [`${alerts}/components/row/row.tsx`, '@pantau/sales-order', /never imports another area/],
  [`${alerts}/state/atoms.test.ts`, '@pantau/sales-order', /never imports another area/],
  ['packages/data-table/src/state/s.ts', '@pantau/alert-center', /never imports another area/],
  [`${core}/theme/provider.tsx`, '@pantau/alert-center', /Core imports no other package/],
  [`${core}/theme/provider.tsx`, '@pantau/data-table', /Core imports no other package/],
  [`${alerts}/components/row/row.tsx`, '@pantau/data-table', /stays light/],
  [`${alerts}/domain/alert.ts`, '@pantau/core', /imports no package/],
  [`${alerts}/ports/alert-source.ts`, '@pantau/core', /imports no package/],
  // Public entries.
  ['apps/portal/src/main.tsx', '@pantau/core/src/clock/clock.ts', /not a public entry/],
  ['apps/portal/src/main.tsx', '../../../packages/core/src/index.ts', /import '@pantau\/core'/],
  ['tests/e2e/live.e2e.ts', '../../packages/core/src/index.ts', /import '@pantau\/core'/],
  [`${alerts}/components/row/row.tsx`, '../../../../core/src/ui/index.ts', /'@pantau\/core'/],
  [`${alerts}/components/row/row.tsx`, '@pantau/alert-center', /relative path/],
  ['apps/portal/src/main.tsx', '@pantau/reference-server', /apps are not imported/],
  ['apps/portal/src/main.tsx', '../../reference-server/src/main.ts', /ends at its folder/],
  [`${alerts}/state/atoms.ts`, '../../../../tests/support/server.ts', /ends at its folder/],
  ['apps/reference-server/src/main.ts', '@pantau/core/ui', /made for a browser/],
  // Rooms.
  [`${alerts}/domain/alert.ts`, '../ports/alert-source.ts', /may import no other room/],
  [`${alerts}/domain/alert.ts`, 'react', /knows no React/],
  [`${alerts}/domain/alert.ts`, 'valibot', /no third-party package/],
  [`${alerts}/ports/alert-source.ts`, '../state/atoms.ts', /'state\/' is not among them/],
  [`${alerts}/adapters/http/source.ts`, '../memory/source.ts', /Adapters do not know each other/],
  [`${alerts}/adapters/http/source.ts`, '../../state/atoms.ts', /not among them/],
  [`${alerts}/adapters/http/source.ts`, 'react', /knows no React/],
  [`${alerts}/state/atoms.ts`, '../controllers/use-alerts.ts', /not among them/],
  [`${alerts}/components/row/row.tsx`, '../../ports/alert-source.ts', /not among them/],
  [`${alerts}/components/row/row.tsx`, '../../adapters/memory/index.ts', /let the host pass/],
  [`${alerts}/index.ts`, './adapters/http/index.ts', /let the host pass/],
  [`${alerts}/messages/en.ts`, '../domain/alert.ts', /not among them/],
  [`${alerts}/state/atoms.ts`, '../index.ts', /imports the file it needs/],
  [`${core}/transport/client.ts`, '../ui/button/button.tsx', /not among them/],
  [`${core}/transport/client.ts`, 'react', /knows no React/],
  [`${core}/contract/scopes.ts`, '../errors/pantau-error.ts', /may import no other room/],
  // Libraries.
  [`${alerts}/components/row/row.tsx`, 'jotai', /hidden behind the package's hooks/],
  [`${alerts}/index.ts`, 'jotai/utils', /hidden behind the package's hooks/],
  [`${alerts}/state/atoms.ts`, 'node:fs', /only in Node/],
  // Extensions.
  [`${alerts}/domain/merge.ts`, './alert', /carries its extension/],
  [`${alerts}/components/row/row.tsx`, './row.module', /carries its extension/],
  [`${alerts}/domain/merge.ts`, './alert.js', /Name the source file: '\.\/alert\.ts'/],
  [`${alerts}/domain/merge.ts`, '.', /Name the file/],
];

test('what the table of rooms allows is allowed', () => {
  for (const [path, specifier] of allowed) {
    assert.equal(decide(path, specifier, entries), undefined, `${path} ← ${specifier}`);
  }
});

for (const [path, specifier, reason] of refused) {
  test(`${path} must not import ${specifier}`, () => {
    assert.match(decide(path, specifier, entries) ?? 'allowed', reason);
  });
}

test('an area has only the rooms of the house', () => {
  assert.equal(checkRoom(`${alerts}/domain/alert.ts`), undefined);
  assert.equal(checkRoom(`${alerts}/index.ts`), undefined);
  assert.equal(checkRoom(`${core}/geo/map.ts`), undefined);
  assert.match(checkRoom(`${alerts}/utils/misc.ts`) ?? '', /no room of the house/);
});
