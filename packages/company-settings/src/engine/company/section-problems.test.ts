import { expect, it } from 'vitest';
import { sectionChecks } from './section-problems.ts';

const none = { brandName: null, accentColor: null, menuColor: null };
const problemsOf = (accentColor: string) => sectionChecks.branding({ ...none, accentColor });

it('takes an emptied colour as the product’s own, and ignores spaces around one (CS-87)', () => {
  for (const color of ['', '  ', ' #8a2b6a ']) expect(problemsOf(color), color).toEqual({});
  expect(problemsOf('red')).toEqual({ accentColor: 'malformed' });
});
