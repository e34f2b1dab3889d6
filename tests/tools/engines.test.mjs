import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { at, packagesInOrder } from '../../scripts/lib/paths.mjs';

/** @param {string} range such as `^16.0.0 || >=17.0.0` @returns {number[]} the version from which on all are allowed */
function leastOf(range) {
  const least = /(?:^|\|\|)\s*>=\s*([\d.]+)\s*$/.exec(range)?.[1] ?? '0';
  return least.split('.').map(Number);
}

/** @param {number[]} one @param {number[]} other */
const isBelow = (one, other) => {
  for (const place of [0, 1, 2]) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

for (const { name, manifest } of packagesInOrder()) {
  test(`${name} asks for the Node.js that its dependencies need (DT-325)`, () => {
    const needed = Object.keys(manifest.dependencies)
      .map((dependency) => {
        const file = at('node_modules', dependency, 'package.json');
        return leastOf(JSON.parse(readFileSync(file, 'utf8')).engines?.node ?? '');
      })
      .reduce((most, one) => (isBelow(most, one) ? one : most), [0]);
    const stated = leastOf(manifest.engines?.node ?? '');
    assert.ok(!isBelow(stated, needed) && !isBelow(needed, stated), `${stated} is not ${needed}`);
  });
}
