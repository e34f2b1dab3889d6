import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import css from './tokens-stories.module.css';
import tokens from './tokens.json';

type Group = Readonly<Record<string, unknown>>;

interface Entry {
  readonly name: string;
  readonly value: unknown;
  readonly description: string | undefined;
}

/** The tokens of a DTCG group. */
const entriesOf = (group: Group): readonly Entry[] =>
  Object.entries(group).flatMap(([name, token]) => {
    if (typeof token !== 'object' || token === null || !('$value' in token)) return [];
    const { $value, $description } = token as { $value: unknown; $description?: string };
    return [{ name, value: $value, description: $description }];
  });

const written = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) {
    if ('hex' in value) return String(value.hex);
    if ('value' in value && 'unit' in value) return `${String(value.value)}${String(value.unit)}`;
  }
  return Array.isArray(value) ? value.join(', ') : String(value);
};

interface SectionProps {
  readonly title: string;
  readonly group: Group;
  readonly prefix: string;
  readonly sample: (property: string) => ReactElement;
}

function Section({ title, group, prefix, sample }: SectionProps): ReactElement {
  return (
    <section className={css.section}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {entriesOf(group).map(({ name, value, description }) => (
          <li key={name} className={css.token}>
            {sample(`var(--pantau-${prefix}${name})`)}
            <span className={css.text}>
              <code className={css.name}>{`--pantau-${prefix}${name}`}</code>
              <span className={css.note}>
                {prefix === 'shadow-' ? '' : written(value)} {description}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const swatch = (color: string): ReactElement => (
  <span className={css.swatch} style={{ background: color }} />
);
const bar = (width: string): ReactElement => <span className={css.bar} style={{ width }} />;
const corner = (borderRadius: string): ReactElement => (
  <span className={css.corner} style={{ borderRadius }} />
);
const raised = (boxShadow: string): ReactElement => (
  <span className={css.raised} style={{ boxShadow }} />
);
const nothing = (): ReactElement => <span className={css.nothing} />;

const meta = { title: 'Core/Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: (_, { globals }) => (
    <Section
      title="Colour"
      group={tokens.color[globals['theme'] === 'dark' ? 'dark' : 'light']}
      prefix=""
      sample={swatch}
    />
  ),
};
export const ColoursDark: Story = { ...Colours, globals: { theme: 'dark' } };

export const Sizes: Story = {
  render: (_, { globals }) => (
    <>
      <Section title="Space" group={tokens.space} prefix="space-" sample={bar} />
      <Section title="Radius" group={tokens.radius} prefix="radius-" sample={corner} />
      <Section title="Size" group={tokens.size} prefix="size-" sample={nothing} />
      <Section
        title="Size that follows density"
        group={tokens.density[globals['density'] === 'compact' ? 'compact' : 'comfortable']}
        prefix="size-"
        sample={bar}
      />
    </>
  ),
};
export const SizesCompact: Story = { ...Sizes, globals: { density: 'compact' } };

export const Type: Story = {
  render: () => (
    <section className={css.section}>
      <h2 className={css.title}>Type</h2>
      {entriesOf(tokens.typography).map(({ name, description }) => (
        <p key={name} className={css.line}>
          <span
            style={{
              fontSize: `var(--pantau-type-${name}-size)`,
              fontWeight: `var(--pantau-type-${name}-weight)`,
              letterSpacing: `var(--pantau-type-${name}-spacing)`,
              lineHeight: `var(--pantau-type-${name}-line)`,
            }}
          >
            B 9482 KXT melebihi batas kecepatan, 104 km/j
          </span>
          <span className={css.note}>{`${name}: ${description ?? ''}`}</span>
        </p>
      ))}
    </section>
  ),
};

export const ShadowsAndMotion: Story = {
  render: () => (
    <>
      <Section title="Shadow" group={tokens.shadow.light} prefix="shadow-" sample={raised} />
      <Section title="Duration" group={tokens.motion.duration} prefix="motion-" sample={nothing} />
      <Section title="Curve" group={tokens.motion.ease} prefix="ease-" sample={nothing} />
      <Section title="Order" group={tokens.z} prefix="z-" sample={nothing} />
    </>
  ),
};
export const ShadowsDark: Story = { ...ShadowsAndMotion, globals: { theme: 'dark' } };
