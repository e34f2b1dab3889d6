import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { componentProps } from './component-props.ts';
import { packageFacts } from './package-facts.ts';
import { forWorkbench } from './pages/for-workbench.ts';
import { asMarkdown } from './pages/facts/fact-table.ts';
import {
  type FactsName,
  facts,
  keysOf,
  namespacesOf,
  rolesOf,
  sizesOf,
  textsIn,
  tokensOf,
} from './pages/facts/facts.ts';

const root = join(import.meta.dirname, '..');
const read = (...parts: readonly string[]): string => readFileSync(join(root, ...parts), 'utf8');

const tables = { Keys: keysOf, Roles: rolesOf, Sizes: sizesOf, Texts: textsIn, Tokens: tokensOf };

const isNameOfFacts = (name: string): name is FactsName => name in facts;

/** What a component of a page shows: its table of facts, or the list of components. */
function shown(paragraph: string): string {
  if (paragraph === '<Partners />') return forWorkbench(read('docs', 'partners.md'));
  const [, table, name = ''] = /^<(\w+) of="(\w+)" \/>$/.exec(paragraph) ?? [];
  if (table !== undefined) {
    if (!(table in tables) || !isNameOfFacts(name)) throw new Error(`No facts: ${paragraph}`);
    const markdown = asMarkdown(tables[table as keyof typeof tables](name, packageFacts()));
    return table === 'Texts' ? `${namespacesOf(name, packageFacts())}\n\n${markdown}` : markdown;
  }
  const components = paragraph.matchAll(
    /<Component\s+name="([^"]+)"\s+from="([^"]+)"[\s\S]*?does="([^"]+)"/g,
  );
  const lines = [...components].flatMap(([, component, from, purpose = '']) => [
    `- \`${component}\` of \`${from}\`: ${purpose}`,
    ...(componentProps()[`${from} ${component}`]?.props ?? []).map(
      ({ name, type, required, text }) =>
        `  - \`${name}\`${required ? ' (required)' : ''}: \`${type}\`. ${text}`.trimEnd(),
    ),
  ]);
  return lines.length > 0 ? lines.join('\n') : paragraph;
}

/** What is not text: imports, hidden declarations, and components, none of which contain a blank line. */
const isCode = (paragraph: string): boolean =>
  /^(?:import |export const |<)/.test(paragraph.trim());

/** A page of the workbench as Markdown. */
const plain = (page: string): string =>
  page
    .split(/(```[\s\S]*?```)/)
    .flatMap((part) =>
      part.startsWith('```')
        ? [part]
        : part
            .split(/\n{2,}/)
            .map((one) => shown(one.trim()))
            .filter((one) => !isCode(one)),
    )
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

const headingOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? '';

/** `llms.txt`, and what it links to: file name and text. */
export function textFiles(): ReadonlyMap<string, string> {
  const pages = readdirSync(join(root, '.storybook', 'pages'))
    .filter((file) => file.endsWith('.mdx') && file !== 'start.mdx')
    .map(
      (file) =>
        [`text/${file.replace('.mdx', '.md')}`, plain(read('.storybook', 'pages', file))] as const,
    );
  const packages = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`text/package-${name}.md`, read('packages', name, 'README.md')] as const);
  const glossary = ['text/glossary.md', read('docs', 'glossary.md')] as const;
  const files = new Map<string, string>([...pages, ...packages, glossary]);
  const links = [...files].map(([file, text]) => `- [${headingOf(text)}](${file})`);
  const intro = plain(read('.storybook', 'pages', 'start.mdx'))
    .split('\n## ')[0]
    ?.trim();
  files.set('llms.txt', `${intro}\n\n## Pages\n\n${links.join('\n')}\n`);
  return files;
}

/** Puts the documentation beside the built workbench as plain text. */
export const asText = (): Plugin => ({
  name: 'workbench-text',
  apply: 'build',
  generateBundle() {
    for (const [fileName, source] of textFiles())
      this.emitFile({ type: 'asset', fileName, source });
  },
});
