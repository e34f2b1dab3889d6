/** What a page says about a package, read from its sources when Storybook starts: sizes and design tokens. */
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
}

function tokensOf(name: string): readonly string[] {
  const files = globSync(`packages/${name}/src/**/*.module.css`, { cwd: root });
  const sheets = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const used = [...sheets.matchAll(/var\(--pantau-([\w-]+)/g)].map(([, token = '']) => token);
  return [...new Set(used)].toSorted();
}

export function packageFacts(): PackageFacts {
  const packages = globSync('packages/*/package.json', { cwd: root }).map(
    (file) => file.split('/')[1] ?? '',
  );
  return {
    limits: Object.fromEntries(
      budgets.flatMap(({ name, limit }) => (limit === undefined ? [] : [[name, limit]])),
    ),
    tokens: Object.fromEntries(packages.map((name) => [name, tokensOf(name)])),
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
