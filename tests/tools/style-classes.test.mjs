import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'vitest';
import { at } from '../../scripts/lib/paths.mjs';

/** The classes that a view names and its style sheet does not have. @param {string} file */
function missingClasses(file) {
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/^import (\w+) from '(\S+\.module\.css)';/gm)];
  return imports.flatMap(([, name, path = '']) => {
    const sheet = readFileSync(join(dirname(file), path), 'utf8');
    const classes = new Set([...sheet.matchAll(/\.([A-Za-z]\w*)/g)].map(([, one]) => one));
    const code = source.replaceAll(/from '[^']+'/g, '');
    const named = [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))];
    return named
      .filter(([, one]) => !classes.has(one))
      .map(([text]) => `${text} in ${file.slice(at().length)}`);
  });
}

test('a view names no class that its style sheet does not have', () => {
  const files = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: at() }).map((file) => at(file));
  assert.ok(files.length > 300, `${files.length} views`);
  assert.deepEqual(files.flatMap(missingClasses), []);
});
