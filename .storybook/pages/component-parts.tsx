/** The parts that every page about components has. Their contents are facts, which tests compare with the code. */
import { ArgTypes } from '@storybook/addon-docs/blocks';
import {
  type ComponentType,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import tokens from '../../packages/core/src/theme/tokens.json' with { type: 'json' };
import { useGlobals } from '../toolbar/use-globals.ts';
import { type FactsName, keysOf, rolesOf, sizesOf, textsIn, tokensOf } from './facts/facts.ts';
import type { FactTable } from './facts/fact-table.ts';
import css from './component-parts.module.css';
import pages from './pages.module.css';
import packageFacts from 'virtual:package-facts';

interface PictureProps {
  /** Id of the story. */
  readonly story: string;
  readonly caption: string;
  readonly height: number;
  /** Width of the page in the picture. Defaults to the width of the text. */
  readonly width?: number;
  /** Settings of the toolbar that the picture keeps, such as `{ locale: 'id' }`. */
  readonly globals?: Readonly<Record<string, string>>;
}

/** Storybook colours paragraphs and tables by itself, but no figures and details. */
function useTextColor(): CSSProperties {
  const { theme } = useGlobals();
  return { color: tokens.color[theme === 'dark' ? 'dark' : 'light'].text.$value.hex };
}

const followed = ['theme', 'locale', 'brand', 'density'];

/** A story of the product as a picture, in the theme, language, brand and density of the toolbar. */
export function Picture({ story, caption, height, width, globals }: PictureProps): ReactElement {
  const all = { ...useGlobals(), ...globals };
  const chosen = Object.entries(all)
    .filter(([name, value]) => followed.includes(name) && typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`);
  const address = `iframe.html?id=${story}&viewMode=story&globals=${chosen.join(';')}`;
  const style: CSSProperties = { height, width: width ?? '100%' };
  return (
    <figure className={css.picture} style={useTextColor()}>
      <div className={css.frame}>
        <iframe key={address} src={address} title={caption} style={style} loading="lazy" />
      </div>
      <figcaption>
        {caption}{' '}
        <a href={`?path=/story/${story}`} target="_parent">
          Open the story
        </a>
      </figcaption>
    </figure>
  );
}

interface ComponentProps {
  readonly name: string;
  /** The entry that exports it. */
  readonly from: string;
  /** For its props. */
  readonly of?: ComponentType<never>;
  /** Id of the page that has its props. */
  readonly page?: string;
  readonly does: string;
}

/** A public component: its purpose, and its props as its types state them. */
export function Component({ name, from, of, page, does }: ComponentProps): ReactElement {
  const color = useTextColor();
  const line = (
    <>
      <code>{name}</code> {does} <small>{from}</small>
    </>
  );
  if (of !== undefined) {
    return (
      <details className={css.component} style={color}>
        <summary>{line}</summary>
        <ArgTypes of={of} sort="requiredFirst" />
      </details>
    );
  }
  return (
    <p className={css.component} style={color}>
      {line}{' '}
      {page !== undefined && (
        <a href={`?path=/docs/${page}`} target="_parent">
          Props and states
        </a>
      )}
    </p>
  );
}

/** What to do beside what to avoid. */
export const Advice = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={css.advice}>{children}</div>
);

export const Do = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={css.do}>{children}</div>
);

export const Avoid = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={css.avoid}>{children}</div>
);

function Table({ table }: { readonly table: FactTable }): ReactElement {
  const id = useId();
  return (
    <div className={css.scroll}>
      <table className={pages.table}>
        <thead>
          <tr>
            {table.head.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            <tr key={`${id}${row}`}>
              {cells.map(({ text, as, lang }, column) => (
                <td key={`${id}${column}`} lang={lang}>
                  {as === undefined
                    ? text
                    : text.map((one) => <Mark key={one} as={as} text={one} />)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Mark = ({
  as,
  text,
}: {
  readonly as: 'kbd' | 'code';
  readonly text: string;
}): ReactElement =>
  as === 'kbd' ? <kbd className={css.key}>{text}</kbd> : <code className={css.mark}>{text}</code>;

interface Of {
  readonly of: FactsName;
}

/** Texts of the product in both languages. */
export const Texts = ({ of }: Of): ReactElement => <Table table={textsIn(of)} />;

export const Keys = ({ of }: Of): ReactElement => <Table table={keysOf(of)} />;

export const Roles = ({ of }: Of): ReactElement => <Table table={rolesOf(of)} />;

/** Size budgets, which `npm run size` holds. */
export const Sizes = ({ of }: Of): ReactElement => <Table table={sizesOf(of, packageFacts)} />;

/** The design tokens that the style sheets of the package use. */
export const Tokens = ({ of }: Of): ReactElement => <Table table={tokensOf(of, packageFacts)} />;
