import { type ReactElement, useState } from 'react';
import tokens from '../../packages/core/src/theme/tokens.json' with { type: 'json' };
import { ENOUGH, colors, contrastPairs } from './contrast-pairs.ts';
import css from './pages.module.css';
import packageFacts from 'virtual:package-facts';

const themes = ['light', 'dark'] as const;

function Copy({ text }: { readonly text: string }): ReactElement {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <button
      type="button"
      className={css.copy}
      onClick={copy}
      onBlur={() => setCopied(false)}
      aria-label={`Copy ${text}`}
    >
      {copied ? 'Copied' : 'Copy'}
    </button>
  );
}

const descriptionOf = (token: object): string =>
  '$description' in token ? String(token.$description) : '';

/** What a token that names another stands for. */
function hexOf(theme: (typeof themes)[number], name: string): string {
  const own = colors(theme)[name];
  if (own !== undefined) return own;
  const token = (tokens.color[theme] as Readonly<Record<string, unknown>>)[name];
  const value = (token as { readonly $value?: unknown } | undefined)?.$value;
  const [, other] = /^\{color\.\w+\.([\w-]+)\}$/.exec(String(value)) ?? [];
  return other === undefined ? 'translucent' : hexOf(theme, other);
}

/** Packages whose style sheets use the token, or one of the properties that it consists of. */
function usersOf(token: string): string {
  const all = Object.entries(packageFacts.tokens);
  const users = all.filter(([, used]) =>
    used.some((one) => one === token || one.startsWith(`${token}-`)),
  );
  const others = all.filter((one) => !users.includes(one));
  const names = (some: typeof all): string =>
    some
      .map(([name]) => name)
      .toSorted()
      .join(', ');
  if (others.length === 0) return 'all packages';
  return users.length > others.length ? `all but ${names(others)}` : names(users);
}

/** Every colour in both themes. */
export function ColorTable(): ReactElement {
  const rows = Object.entries(tokens.color.light).filter(([, token]) => typeof token !== 'string');
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>Token</th>
          <th>Light</th>
          <th>Dark</th>
          <th>For</th>
          <th>Used by</th>
          <th aria-label="Copy" />
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, token]) => (
          <tr key={name}>
            <td>
              <code>--pantau-{name}</code>
            </td>
            {themes.map((theme) => (
              <td key={theme} className={css.color}>
                <span className={css.swatch} style={{ background: hexOf(theme, name) }} />
                {hexOf(theme, name)}
              </td>
            ))}
            <td>{descriptionOf(token as object)}</td>
            <td>{usersOf(name)}</td>
            <td>
              <Copy text={`var(--pantau-${name})`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Contrast of every text with what it stands on. */
export function ContrastTable(): ReactElement {
  const byTheme = { light: colors('light'), dark: colors('dark') };
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>Text on surface</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs().map(({ text, ground, ratios }) => (
          <tr key={`${text} ${ground}`}>
            <td>
              <code>{text}</code> on <code>{ground}</code>
            </td>
            {themes.map((theme) => (
              <td key={theme} className={ratios[theme] < ENOUGH ? css.low : undefined}>
                <span
                  className={css.pair}
                  style={{ color: byTheme[theme][text], background: byTheme[theme][ground] }}
                >
                  B 9482 KXT
                </span>{' '}
                {ratios[theme].toFixed(2)}
                {ratios[theme] < ENOUGH && ' too low'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const { value: amount, unit } = value as { value?: unknown; unit?: unknown };
  return amount === undefined
    ? Object.entries(value)
        .map(([name, part]) => `${name} ${written(part)}`)
        .join(', ')
    : `${String(amount)}${String(unit)}`;
};

interface ScaleTableProps {
  readonly group: 'space' | 'radius' | 'size' | 'typography' | 'z';
  readonly prefix: string;
}

/** The tokens of a scale with their values. */
export function ScaleTable({ group, prefix }: ScaleTableProps): ReactElement {
  const rows = Object.entries(tokens[group] as Record<string, unknown>).flatMap(([name, token]) =>
    typeof token === 'object' && token !== null && '$value' in token
      ? [{ name, value: written(token.$value), description: descriptionOf(token) }]
      : [],
  );
  const isDescribed = rows.some(({ description }) => description !== '');
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          {isDescribed && <th>For</th>}
          <th>Used by</th>
          <th aria-label="Copy" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, description }) => (
          <tr key={name}>
            <td>
              <code>{`--pantau-${prefix}${name}`}</code>
            </td>
            <td>{value}</td>
            {isDescribed && <td>{description}</td>}
            <td>{usersOf(prefix + name)}</td>
            <td>
              <Copy text={`var(--pantau-${prefix}${name})`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
