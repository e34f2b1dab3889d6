import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Turns src/theme/tokens.json (DTCG) into what the code uses:
 * - tokens.module.css: the custom properties, on the provider's own class;
 * - brand-defaults.generated.ts: the few colours that the brand check needs.
 * Run `node packages/core/scripts/build-tokens.mjs`; a unit test fails when the files are behind.
 */
const themeFolder = new URL('../src/theme/', import.meta.url);
const themes = ['light', 'dark'];

const entriesOf = (group) => Object.entries(group).filter(([name]) => !name.startsWith('$'));
const dimension = ({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`);

function colour({ components, alpha, hex }) {
  if (alpha === 1) return hex;
  const channels = components.map((part) => Math.round(part * 255));
  return `rgba(${channels.join(', ')}, ${alpha})`;
}

const shadow = (layers) =>
  layers
    .map(({ color, offsetX, offsetY, blur, spread }) =>
      [offsetX, offsetY, blur, spread].map(dimension).concat(colour(color)).join(' '),
    )
    .join(',\n    ');

/** An alias to another colour stays one, so that a brand's accent moves the focus ring too. */
function colourValue($value) {
  if (typeof $value !== 'string') return colour($value);
  return `var(--pantau-${$value.slice(1, -1).split('.').at(-1)})`;
}

function themeProperties(tokens, theme) {
  const colours = entriesOf(tokens.color[theme]).map(([name, { $value }]) => [
    name,
    colourValue($value),
  ]);
  const shadows = entriesOf(tokens.shadow[theme]).map(([name, { $value }]) => {
    const layers = shadow($value);
    return [`shadow-${name}`, layers.includes('\n') ? `\n    ${layers}` : layers];
  });
  return [...colours, ...shadows];
}

const dimensions = (group, prefix) =>
  entriesOf(group).map(([name, { $value }]) => [`${prefix}-${name}`, dimension($value)]);

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

function sharedProperties(tokens) {
  return [
    ...dimensions(tokens.space, 'space'),
    ...dimensions(tokens.radius, 'radius'),
    ...dimensions(tokens.size, 'size'),
    ...typeProperties(tokens),
    ...entriesOf(tokens.font.weight).map(([name, { $value }]) => [`weight-${name}`, `${$value}`]),
    ...entriesOf(tokens.z).map(([name, { $value }]) => [`z-${name}`, String($value)]),
    ...entriesOf(tokens.motion.duration).map(([name, { $value }]) => [
      `motion-${name}`,
      dimension($value),
    ]),
    ...entriesOf(tokens.motion.ease).map(([name, { $value }]) => [
      `ease-${name}`,
      `cubic-bezier(${$value.join(', ')})`,
    ]),
  ];
}

const stillMotion = (tokens) =>
  entriesOf(tokens.motion.duration)
    .filter(([name]) => name !== 'strip')
    .map(([name]) => [`motion-${name}`, '0ms']);

function declarations(properties, indent) {
  return properties.map(([name, value]) => {
    const gap = value.startsWith('\n') ? '' : ' ';
    return `${indent}--pantau-${name}:${gap}${value};`;
  });
}

const rule = (selector, properties) =>
  [`${selector} {`, ...declarations(properties, '  '), '}'].join('\n');

const mediaRule = (query, selector, properties) =>
  [`@media ${query} {`, `  ${selector} {`, ...declarations(properties, '    '), '  }', '}'].join(
    '\n',
  );

export function tokensToCss(tokens) {
  const { comfortable, compact, touch } = tokens.density;
  const densitySelector = '.tokens[data-pantau-density]';
  return `${[
    '/* Made from tokens.json by packages/core/scripts/build-tokens.mjs. Change the JSON, not this. */',
    rule('.tokens', [...sharedProperties(tokens), ...dimensions(comfortable, 'size')]),
    ...themes.map((theme) =>
      rule(`.tokens[data-pantau-theme='${theme}']`, [...themeProperties(tokens, theme)]),
    ),
    rule(`.tokens[data-pantau-density='compact']`, dimensions(compact, 'size')),
    mediaRule('(pointer: coarse)', densitySelector, dimensions(touch, 'size')),
    mediaRule('(prefers-reduced-motion: reduce)', '.tokens', stillMotion(tokens)),
  ].join('\n\n')}\n`;
}

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
    '// Made from tokens.json by packages/core/scripts/build-tokens.mjs. Change the JSON, not this.',
    'export const brandDefaults = {',
    ...quoted,
    '} as const;',
    '',
  ].join('\n');
}

export const outputs = [
  ['tokens.module.css', tokensToCss],
  ['brand-defaults.generated.ts', tokensToBrandDefaults],
];

if (import.meta.filename === process.argv[1]) {
  const tokens = JSON.parse(readFileSync(new URL('tokens.json', themeFolder), 'utf8'));
  for (const [file, make] of outputs) writeFileSync(new URL(file, themeFolder), make(tokens));
}
