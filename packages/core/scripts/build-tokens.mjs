import { readFileSync, writeFileSync } from 'node:fs';
import { themeAttributes } from '../src/theme/page-theme.ts';

/**
 * Turns src/theme/tokens.json (DTCG) into what the code uses:
 * - tokens.module.css: the custom properties, on the provider's own class;
 * - brand-defaults.generated.ts: the few colours that the brand check needs;
 * - theme-tokens.generated.ts: the type of their names;
 * - theme-token-names.generated.ts: their names, for warnings in development;
 * - docs/variables.md: their table for hosts.
 * Run `node packages/core/scripts/build-tokens.mjs`; a unit test fails when the files are behind.
 */
const themeFolder = new URL('../src/theme/', import.meta.url);
const themes = ['light', 'dark'];

/** @typedef {readonly [name: string, value: string]} Property */
/** @typedef {Record<string, any>} Group a group of DTCG tokens, or one token */

/** @param {Group} group @returns {[string, Group][]} what is no description of the group itself */
const entriesOf = (group) => Object.entries(group).filter(([name]) => !name.startsWith('$'));
/** @param {{ value: number, unit: string }} length */
const dimension = ({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`);

/** @param {{ components: number[], alpha: number, hex: string }} value */
function colour({ components, alpha, hex }) {
  if (alpha === 1) return hex;
  const channels = components.map((part) => Math.round(part * 255));
  return `rgba(${channels.join(', ')}, ${alpha})`;
}

/** @param {Group[]} layers */
const shadow = (layers) =>
  layers
    .map(({ color, offsetX, offsetY, blur, spread }) =>
      [offsetX, offsetY, blur, spread].map(dimension).concat(colour(color)).join(' '),
    )
    .join(', ');

/**
 * An alias to another colour stays one, so that a brand's accent moves the focus ring too.
 *
 * @param {any} $value
 */
function colourValue($value) {
  if (typeof $value !== 'string') return colour($value);
  return `var(--pantau-${$value.slice(1, -1).split('.').at(-1)})`;
}

/**
 * One property for each token of a group.
 *
 * @param {Group} group @param {string} prefix @param {(value: any) => string} toText
 * @returns {Property[]}
 */
const properties = (group, prefix, toText) =>
  entriesOf(group).map(([name, { $value }]) => [`${prefix}${name}`, toText($value)]);

/** @param {Group} tokens @param {string} theme @returns {Property[]} */
const themeProperties = (tokens, theme) => [
  ...properties(tokens.color[theme], '', colourValue),
  ...properties(tokens.shadow[theme], 'shadow-', shadow),
];

/** @param {Group} tokens @returns {Property[]} */
function typeProperties(tokens) {
  return entriesOf(tokens.typography).flatMap(([name, { $value }]) => {
    const size = $value.fontSize.value;
    return [
      [`type-${name}-size`, `${size}px`],
      [`type-${name}-line`, `${Math.round(size * $value.lineHeight)}px`],
      [`type-${name}-weight`, String($value.fontWeight)],
      [`type-${name}-spacing`, dimension($value.letterSpacing)],
    ];
  });
}

/** @param {Group} tokens @returns {Property[]} */
const sharedProperties = (tokens) => [
  ...properties(tokens.space, 'space-', dimension),
  ...properties(tokens.radius, 'radius-', dimension),
  ...properties(tokens.size, 'size-', dimension),
  ...typeProperties(tokens),
  ...properties(tokens.font.weight, 'weight-', String),
  ...properties(tokens.z, 'z-', String),
  ...properties(tokens.motion.duration, 'motion-', dimension),
  ...properties(tokens.motion.ease, 'ease-', (curve) => `cubic-bezier(${curve.join(', ')})`),
];

/** The strip of the bell changes its content, it does not move. */
const keptWhenStill = ['motion-strip'];

/** @param {Group} tokens */
const stillMotion = (tokens) =>
  properties(tokens.motion.duration, 'motion-', () => '0ms').filter(
    ([name]) => !keptWhenStill.includes(name),
  );

/** @param {readonly Property[]} list @param {string} indent */
const declarations = (list, indent) =>
  list.map(([name, value]) => `${indent}--pantau-${name}: ${value};`);

/** @param {string} selector @param {readonly Property[]} list */
const rule = (selector, list) => [`${selector} {`, ...declarations(list, '  '), '}'].join('\n');

/** @param {string} query @param {string} selector @param {readonly Property[]} list */
const mediaRule = (query, selector, list) =>
  [`@media ${query} {`, `  ${selector} {`, ...declarations(list, '    '), '  }', '}'].join('\n');

/**
 * No more specific than one class, so that a host's `.its-page [part~='theme']` applies in any order (EM-76).
 *
 * @param {string} theme
 */
const themed = (theme) => `.tokens:where([data-pantau-theme='${theme}'])`;

/** A page that states its dark theme (EM-65). */
const darkPage = [
  ':where(',
  ["[class~='dark']", ...themeAttributes.map((name) => `[${name}='dark']`)]
    .map((one) => `    ${one}`)
    .join(',\n'),
  '  )\n ',
].join('\n');

/** @param {Group} tokens */
export function tokensToCss(tokens) {
  const { comfortable, compact, touch } = tokens.density;
  /** The provider's element, or a part inside it that has a density of its own. @param {string} attribute */
  const dense = (attribute) => [`.tokens:where([${attribute}])`, `.tokens :where([${attribute}])`];
  return `${[
    '/* Generated from tokens.json by packages/core/scripts/build-tokens.mjs. Edit the JSON instead. */',
    rule('.tokens', [...sharedProperties(tokens), ...properties(comfortable, 'size-', dimension)]),
    rule(['light', 'auto', 'inherit'].map(themed).join(',\n'), themeProperties(tokens, 'light')),
    rule(
      [themed('dark'), `${darkPage} ${themed('inherit')}`].join(',\n'),
      themeProperties(tokens, 'dark'),
    ),
    // Until a page that was rendered on a server knows the theme of the system (EM-54).
    mediaRule('(prefers-color-scheme: dark)', themed('auto'), themeProperties(tokens, 'dark')),
    rule(
      `.tokens :where([data-pantau-density='comfortable'])`,
      properties(comfortable, 'size-', dimension),
    ),
    rule(
      dense(`data-pantau-density='compact'`).join(',\n'),
      properties(compact, 'size-', dimension),
    ),
    mediaRule(
      '(pointer: coarse)',
      dense('data-pantau-density').join(',\n  '),
      properties(touch, 'size-', dimension),
    ),
    mediaRule('(prefers-reduced-motion: reduce)', '.tokens', stillMotion(tokens)),
  ].join('\n\n')}\n`;
}

/** @param {Group} tokens */
export function tokensToBrandDefaults(tokens) {
  const names = entriesOf(tokens.brand.kirana.light).map(([name]) => name);
  const lines = themes.flatMap((theme) => [
    `  ${theme}: {`,
    ...['bg-surface', ...names].map(
      (name) => `    '${name}': '${tokens.color[theme][name].$value.hex}',`,
    ),
    '  },',
  ]);
  const quoted = lines.map((line) => line.replace(/^( +)'([a-z]+)':/, '$1$2:'));
  return [
    '// Generated from tokens.json by packages/core/scripts/build-tokens.mjs. Edit the JSON instead.',
    'export const brandDefaults = {',
    ...quoted,
    '} as const;',
    '',
  ].join('\n');
}

/** Every property with its values; a colour or shadow has one per theme. @param {Group} tokens */
function everyProperty(tokens) {
  const dark = new Map(themeProperties(tokens, 'dark'));
  return [
    ...themeProperties(tokens, 'light').map(([name, light]) => ({
      name,
      values: [light, dark.get(name) ?? light],
    })),
    ...[
      ...sharedProperties(tokens),
      ...properties(tokens.density.comfortable, 'size-', dimension),
    ].map(([name, value]) => ({ name, values: [value, value] })),
  ];
}

/** @param {Group} tokens */
export function tokensToNames(tokens) {
  return [
    '// Generated from tokens.json by packages/core/scripts/build-tokens.mjs. Edit the JSON instead.',
    '/** The custom properties of the theme, without `--pantau-`. */',
    'export type ThemeToken =',
    everyProperty(tokens)
      .map(({ name }) => `  | '${name}'`)
      .join('\n'),
  ]
    .join('\n')
    .concat(';\n');
}

/** @param {Group} tokens */
export function tokensToNameList(tokens) {
  return [
    '// Generated from tokens.json by packages/core/scripts/build-tokens.mjs. Edit the JSON instead.',
    "import type { ThemeToken } from './theme-tokens.generated.ts';",
    '',
    'export const themeTokenNames: readonly ThemeToken[] = [',
    ...everyProperty(tokens).map(({ name }) => `  '${name}',`),
    '];',
    '',
  ].join('\n');
}

/** What a property is for, if tokens.json says so. @param {Group} tokens @param {string} name @returns {string} */
function purposeOf(tokens, name) {
  const [group = '', ...rest] = name.split('-');
  const key = rest.join('-');
  const style = tokens.typography[rest.slice(0, -1).join('-')];
  const found =
    tokens.color.light[name] ??
    (group === 'size' ? (tokens.size[key] ?? tokens.density.comfortable[key]) : undefined) ??
    (group === 'z' ? tokens.z[key] : undefined) ??
    (group === 'type' ? style : undefined);
  return found?.$description ?? '';
}

/** A table as Prettier formats it. @param {readonly (readonly string[])[]} rows with the head first */
function table(rows) {
  const [head = [], ...body] = rows;
  const widths = head.map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
  /** @param {readonly string[]} row */
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`]
    .concat(body.map(line))
    .join('\n');
}

/** @param {Group} tokens */
export function tokensToTable(tokens) {
  const rows = everyProperty(tokens).map(({ name, values: [light = '', dark = ''] }) => [
    `\`${name}\``,
    `\`${light}\``,
    light === dark ? '' : `\`${dark}\``,
    purposeOf(tokens, name),
  ]);
  return `${[
    '# Variables of the theme',
    '<!-- Generated from tokens.json by packages/core/scripts/build-tokens.mjs. Edit the JSON instead. -->',
    'Each is a custom property, `--pantau-<variable>`, of the part `theme`; the\n[README of the alert centre](../packages/alert-center/README.md#your-own-look) shows how to set them. Where the last but one\ncolumn is empty, both themes have the same value. `font` is not set: the font is inherited. Rows and controls are higher on\ntouch screens, and lower with the density `compact`.',
    table([['variable', 'value', 'in the dark theme', 'used for'], ...rows]),
  ].join('\n\n')}\n`;
}

/** @type {readonly (readonly [file: string, make: (tokens: Group) => string])[]} */
export const outputs = [
  ['tokens.module.css', tokensToCss],
  ['brand-defaults.generated.ts', tokensToBrandDefaults],
  ['theme-tokens.generated.ts', tokensToNames],
  ['theme-token-names.generated.ts', tokensToNameList],
  ['../../../../docs/variables.md', tokensToTable],
];

if (import.meta.filename === process.argv[1]) {
  const tokens = JSON.parse(readFileSync(new URL('tokens.json', themeFolder), 'utf8'));
  for (const [file, make] of outputs) writeFileSync(new URL(file, themeFolder), make(tokens));
}
