import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { hashOf } from '../../scripts/lib/ensure-portal.mjs';
import { at } from '../../scripts/lib/paths.mjs';

mkdirSync(at('node_modules', '.cache'), { recursive: true });
const folder = mkdtempSync(at('node_modules', '.cache', 'pantau-hash-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} content */
function write(name, content) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const hash = () => hashOf([folder]);

test('only what a build reads changes the hash', () => {
  write('src/a.ts', '1');
  const first = hash();
  assert.equal(hash(), first);

  write('src/a.test.ts', 'a test');
  write('src/a.stories.tsx', 'a story');
  write('dist/a.js', 'output');
  write('README.md', 'text');
  assert.equal(hash(), first);

  write('src/b.ts', '2');
  const second = hash();
  assert.notEqual(second, first);

  rmSync(join(folder, 'src/b.ts'));
  assert.equal(hash(), first);
  write('src/a.ts', '2');
  assert.notEqual(hash(), first);
});
