/** Examples in the READMEs of the packages and in the guides of the workbench compile as a strict host would compile them. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'vitest';
import { at, packagesInOrder, typeScript, workspaceNode } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

/**
 * An example with the declarations that its reader has to imagine: a comment `<!-- given … -->` above it,
 * or in a page of the workbench a constant `given1`, which shows nothing.
 *
 * @typedef {{ line: number, length: number, code: string }} Example line: of its first line of code, from 1
 */

const example =
  /(?:(?:<!-- given|export const given\d = `)\n(?<given>[\s\S]*?)(?:-->|`;)\s*)?```tsx?\n(?<code>[\s\S]*?)```/g;

/** @param {string} text @param {number} end @returns {number} the line at a position, from 0 */
const lineAt = (text, end) => text.slice(0, end).split('\n').length - 1;

/**
 * Each example as a module of its own, at its place in the README, so that errors name the line there.
 *
 * @param {string} text of a README
 * @returns {Example[]}
 */
function examplesOf(text) {
  return [...text.matchAll(example)].map((match) => {
    const { given = '', code = '' } = match.groups ?? {};
    const start = match.index + match[0].length - code.length - '```'.length;
    const lines = Array.from({ length: lineAt(text, start) }, () => '');
    if (given !== '') {
      const first = lineAt(text, match.index) + 1;
      given.split('\n').forEach((one, index) => (lines[first + index] = one));
    }
    const isModule = /^(?:import|export) /m.test(given + code);
    return {
      line: lines.length + 1,
      length: code.trimEnd().split('\n').length,
      code: [...lines, code, isModule ? '' : 'export {};'].join('\n'),
    };
  });
}

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  customConditions: ['@pantau/source'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/**
 * @param {string} name of the folder for the modules
 * @param {readonly Example[]} examples
 */
async function assertCompile(name, examples) {
  assert.ok(examples.length > 0, 'there are examples');
  const cache = at('node_modules', '.cache', 'pantau-readme', name);
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  for (const { line, code } of examples) writeFileSync(join(cache, `line-${line}.tsx`), code);
  const project = join(cache, 'tsconfig.json');
  const styles = at('packages', 'css-modules.d.ts');
  const packages = at('tests', 'packed', 'table-app', 'styles.d.ts');
  const player = at('packages', 'core', 'src', 'media', 'video-js-core.d.ts');
  const modules = examples.map(({ line }) => `line-${line}.tsx`);
  const files = [...modules, styles, packages, player];
  writeFileSync(project, JSON.stringify({ compilerOptions, files }));
  const args = [...typeScript(), '-p', project, '--pretty', 'false'];
  const { code, output } = await run(workspaceNode, args, { quiet: true });
  assert.equal(code, 0, output);
}

for (const { name, folder } of packagesInOrder()) {
  test(`examples in the README of ${name} compile (DT-323)`, async () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    await assertCompile(basename(folder), examplesOf(readme));
  });
}

const pages = at('.storybook', 'pages');
const guides = readdirSync(pages).filter(
  (file) => file.startsWith('guide-') && file.endsWith('.mdx'),
);

test.each(guides)('examples in the workbench page %s compile (WB-5)', async (file) => {
  const guide = readFileSync(join(pages, file), 'utf8');
  await assertCompile(file, examplesOf(guide));
});

test('the first tables of the README are as short as promised (DT-323)', () => {
  const readme = readFileSync(at('packages', 'data-table', 'README.md'), 'utf8');
  const [array, server] = examplesOf(readme);
  assert.ok(array !== undefined && array.length <= 25, `${array?.length} lines`);
  assert.ok(server !== undefined && server.length <= 60, `${server?.length} lines`);
});
