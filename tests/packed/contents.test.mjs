/** What the packages contain as published. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { packagesInOrder } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { packedPackages } from './pack-packages.mjs';

const tarballs = packedPackages();

/** @param {string} tarball @returns {Promise<string[]>} paths in the package */
async function contentsOf(tarball) {
  const { code, output } = await run('tar', ['-tzf', tarball], { quiet: true });
  assert.equal(code, 0, output);
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^package\//, ''));
}

for (const { name, manifest } of packagesInOrder()) {
  test(`${name} has what was built and its documents, without sources, tests and stories (EM-136)`, async () => {
    const files = await contentsOf(tarballs[name] ?? '');
    const exported = Object.values(manifest.exports)
      .filter((target) => typeof target === 'string')
      .map((target) => target.replace('./', ''));
    const isExpected = (/** @type {string} */ file) =>
      /^(?:dist|docs)\//.test(file) ||
      /^(?:package\.json|README\.md|CHANGELOG\.md|LICENSE)$/.test(file) ||
      exported.includes(file);
    assert.deepEqual(
      files.filter((file) => !isExpected(file)),
      [],
    );
    assert.deepEqual(
      files.filter((file) => /\.(?:test|stories)\./.test(file)),
      [],
    );
    assert.deepEqual(
      exported.filter((file) => !files.includes(file)),
      [],
    );
    assert.ok(files.includes('dist/index.js'));
  });
}
