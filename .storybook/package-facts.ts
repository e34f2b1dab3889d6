/** What a page says about a package, read from its sources when Storybook starts: sizes, design tokens and texts. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { budgets } from '../scripts/size/budgets.mjs';

const root = join(import.meta.dirname, '..');

export interface PackageFacts {
  /** Limits in kB gzipped, by the name of the budget. */
  readonly limits: Readonly<Record<string, number>>;
  /** Design tokens that the style sheets of each package use. */
  readonly tokens: Readonly<Record<string, readonly string[]>>;
  /** Namespaces of the texts of each package. */
  readonly namespaces: Readonly<Record<string, readonly string[]>>;
}

/** What the first group of the pattern finds in the files of a package, in order. */
function foundIn(name: string, files: string, pattern: RegExp): readonly string[] {
  const code = globSync(`packages/${name}/src/**/${files}`, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  return [...new Set([...code.matchAll(pattern)].map(([, found = '']) => found))].toSorted();
}

const tokensOf = (name: string): readonly string[] =>
  foundIn(name, '*.module.css', /var\(--pantau-([\w-]+)/g);

const namespacesOf = (name: string): readonly string[] =>
  foundIn(name, '*-messages.ts', /defineCatalog\(\s*'([\w-]+)'/g);

export function packageFacts(): PackageFacts {
  const packages = globSync('packages/*/package.json', { cwd: root }).map(
    (file) => file.split('/')[1] ?? '',
  );
  return {
    limits: Object.fromEntries(
      budgets.flatMap(({ name, limit }) => (limit === undefined ? [] : [[name, limit]])),
    ),
    tokens: Object.fromEntries(packages.map((name) => [name, tokensOf(name)])),
    namespaces: Object.fromEntries(packages.map((name) => [name, namespacesOf(name)])),
  };
}

const moduleId = 'virtual:package-facts';

/** Lets pages import these facts. */
export const asModule = (): Plugin => ({
  name: 'package-facts',
  resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
  load: (id) =>
    id === `\0${moduleId}` ? `export default ${JSON.stringify(packageFacts())}` : undefined,
});
