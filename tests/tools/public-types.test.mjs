import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../../scripts/lib/paths.mjs';

const reports = globSync(at('packages', '*', 'api', '*.api.md'));

it('no public signature names jotai (DT-430)', () => {
  expect(reports.length).toBeGreaterThan(50);
  const naming = reports.filter((path) => /jotai/i.test(readFileSync(path, 'utf8')));
  expect(naming).toEqual([]);
});
