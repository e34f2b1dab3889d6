import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AccessRule } from '../access/access-rule.ts';
import { fleetMenu } from './fleet-menu.ts';
import { type MenuDefinition, type MenuEntry, isGroup } from './menu.ts';

const document = readFileSync(new URL('../../../docs/menu.md', import.meta.url), 'utf8');

const isList = (rule: AccessRule): boolean =>
  typeof rule === 'object' && ('anyOf' in rule || 'allOf' in rule);
const inside = (rule: AccessRule): string => (isList(rule) ? `(${say(rule)})` : say(rule));

function say(rule: AccessRule): string {
  if (typeof rule === 'string') return `\`${rule}\``;
  if ('anyOf' in rule) return `any of ${rule.anyOf.map(inside).join(', ')}`;
  if ('allOf' in rule) return `all of ${rule.allOf.map(inside).join(', ')}`;
  if ('not' in rule) return `not ${inside(rule.not)}`;
  return 'flag' in rule ? `flag \`${rule.flag}\`` : `company ${rule.company}`;
}

const rowsOf = (entry: MenuEntry): readonly (readonly string[])[] =>
  (isGroup(entry) ? entry.items : [entry]).map(({ id, path, access }) => [
    id,
    `\`${path}\``,
    isGroup(entry) ? entry.id : '–',
    say(access),
  ]);

it('is documented row by row (SH-8)', () => {
  const documented = document
    .split('\n')
    .filter((line) => /^\| \w+ +\| +`/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const { sections }: MenuDefinition = fleetMenu;
  expect(documented).toEqual(sections.flatMap(({ entries }) => entries.flatMap(rowsOf)));
});
