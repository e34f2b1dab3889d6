/** Shell commands in the documentation: what they install, run and start exists, and nothing that is needed is missing. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at, packagesInOrder, root } from '../../scripts/lib/paths.mjs';

/** @param {string} folder */
const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const manifests = packagesInOrder().map(({ folder }) => manifestIn(folder));
const { scripts } = manifestIn(root);

/** The lines of a document's examples in sh, without comments. @param {string} text @returns {string[]} */
const commandsIn = (text) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, code = '']) =>
      code
        .replaceAll('\\\n', ' ')
        .trim()
        .split(/\n| && /),
    )
    .map((line) => line.replace(/\s+#.*$/, '').trim());

const commands = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync(['docs/*.md', 'packages/*/README.md', '.storybook/pages/*.mdx'], { cwd: root }),
].flatMap((file) =>
  commandsIn(readFileSync(at(file), 'utf8')).map((command) => ({ file, command })),
);

/** What an operator's machine has without this repository. */
const ofTheSystem = ['curl', 'export', 'git'];

/** Without the variables in front. @param {string} command @returns {string[]} */
const wordsOf = (command) =>
  command.split(/\s+/).filter((word, index, all) => !isVariable(word, all.slice(0, index)));

/** @param {string} word @param {string[]} before */
const isVariable = (word, before) =>
  /^[A-Z_]+=/.test(word) && before.every((one) => /^[A-Z_]+=/.test(one));

/** @param {string} name @returns {string[]} the packages that npm does not install by itself with this one */
const peersOf = (name) => {
  const { peerDependencies = {}, peerDependenciesMeta = {} } =
    manifests.find((one) => one.name === name) ?? {};
  return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
};

describe('commands in the documentation', () => {
  const installs = commands.filter(({ command }) => command.startsWith('npm install '));

  it('install packages that exist, with core and the peers that they require (WB-18)', () => {
    expect(installs.length).toBeGreaterThan(9);
    for (const { file, command } of installs) {
      const names = wordsOf(command)
        .slice(2)
        .map((word) => word.replace(/(?<=.)@[^/]*$/, ''));
      const known = [...manifests.map(({ name }) => name), ...names.flatMap(peersOf)];
      expect(known, `${file}: ${command}`).toEqual(expect.arrayContaining(names));
      // An application made with Next.js, or one that upgrades, has React.
      const hasReact = /guide-(?:next|upgrade)/.test(file);
      const required = hasReact ? [] : names.flatMap(peersOf);
      expect(names, `${file}: ${command}`).toEqual(
        expect.arrayContaining(['@pantau/core', ...required]),
      );
    }
  });

  it('name scripts and commands of the repository (WB-18)', () => {
    const others = commands.filter((one) => !installs.includes(one));
    expect(others.length).toBeGreaterThan(10);
    for (const { file, command } of others) {
      const [program = '', name = '', third = ''] = wordsOf(command);
      if (ofTheSystem.includes(program) || command === 'npm ci') continue;
      if (program === 'npx') expect(name, `${file}: ${command}`).toBe('pantau-server');
      else {
        expect(program, `${file}: ${command}`).toBe('npm');
        expect(Object.keys(scripts), `${file}: ${command}`).toContain(
          name === 'run' ? third : name,
        );
      }
    }
  });
});
