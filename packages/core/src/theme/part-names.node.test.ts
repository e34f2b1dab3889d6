import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

it('lists every part in the table of the guide for partners, and nothing else (EM-80)', () => {
  const names = [...read('./part-names.ts').matchAll(/^ {2}\| '([\w-]+)'/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(20);
  const guide = read('../../../../docs/partners.md');
  const table = /^\| part +\| what it is[^]+?\n\n/m.exec(guide)?.[0] ?? '';
  const firstCells = [...table.matchAll(/^\| (`.+?`) +\|/gm)].map(([, cell]) => cell).join();
  const listed = [...firstCells.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(names.toSorted());
});
