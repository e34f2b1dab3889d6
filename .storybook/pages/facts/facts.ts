import type { PackageFacts } from '../../package-facts.ts';
import { brandTokens } from '../../../packages/core/src/theme/brand.ts';
import tokens from '../../../packages/core/src/theme/tokens.json' with { type: 'json' };
import { alertCenter } from './alert-center.ts';
import { alertHistory } from './alert-history.ts';
import { alertRules } from './alert-rules.ts';
import { companySettings } from './company-settings.ts';
import { dashboard } from './dashboard.ts';
import { dataTable } from './data-table.ts';
import { driverScore } from './driver-score.ts';
import type { FactCell, FactTable } from './fact-table.ts';
import type { PageFacts } from './page-facts.ts';
import { primitives } from './primitives.ts';
import { salesOrder } from './sales-order.ts';
import { shell } from './shell.ts';

export const facts = {
  alertCenter,
  alertHistory,
  alertRules,
  companySettings,
  dataTable,
  dashboard,
  driverScore,
  primitives,
  salesOrder,
  shell,
} satisfies Record<string, PageFacts>;

export type FactsName = keyof typeof facts;

const plain = (...text: readonly string[]): FactCell => ({ text });

const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  ' ': 'Space',
};

const shownKey = (key: string): string =>
  key.replace(/[^+]+$/, (last) => names[last] ?? (last.length === 1 ? last.toUpperCase() : last));

export const keysOf = (name: FactsName): FactTable => ({
  head: ['Key', 'What it does'],
  rows: facts[name].keys.map(({ keys, does }) => [
    { text: keys.map(shownKey), as: 'kbd' },
    plain(does),
  ]),
});

export const rolesOf = (name: FactsName): FactTable => ({
  head: ['Part', 'Role'],
  rows: facts[name].roles.map(({ part, role }) => [plain(part), { text: [role], as: 'code' }]),
});

export const textsIn = (name: FactsName): FactTable => ({
  head: ['Key', 'English', 'Indonesian'],
  rows: facts[name].texts.map(({ key, en, id }) => [
    { text: [key], as: 'code' },
    plain(en),
    { text: [id], lang: 'id' },
  ]),
});

/** Where a host replaces these texts, as a sentence with code in backticks. */
export function namespacesOf(name: FactsName, { namespaces }: PackageFacts): string {
  const own: PageFacts = facts[name];
  const marked = (namespaces[own.package] ?? []).map((namespace) => `\`${namespace}\``);
  const list = new Intl.ListFormat('en-GB').format(marked);
  const what = marked.length === 1 ? 'the namespace' : 'the namespaces';
  return `A host replaces texts with \`messages\` of the provider, under ${what} ${list}. Some of them:`;
}

export const sizesOf = (name: FactsName, { limits }: PackageFacts): FactTable => ({
  head: ['What', 'At most, gzipped'],
  rows: facts[name].budgets.map((budget) => {
    const limit = limits[budget];
    if (limit === undefined) throw new Error(`There is no size budget “${budget}” with a limit.`);
    return [plain(budget), plain(`${limit} kB`)];
  }),
});

const byBrand = (token: string): boolean => brandTokens.some((one) => one === token);
const isColor = (token: string): boolean => token in tokens.color.light;

export function tokensOf(name: FactsName, packageFacts: PackageFacts): FactTable {
  const own: PageFacts = facts[name];
  const used = packageFacts.tokens[own.package] ?? [];
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ['Colours that a brand changes', used.filter(byBrand)],
    ['Other colours', used.filter((token) => isColor(token) && !byBrand(token))],
    ['Sizes, type and layers', used.filter((token) => !isColor(token) && !byBrand(token))],
  ];
  return {
    head: ['', 'Custom properties, each with the prefix --pantau-'],
    rows: groups
      .filter(([, group]) => group.length > 0)
      .map(([title, group]) => [plain(title), { text: group, as: 'code' }]),
  };
}
