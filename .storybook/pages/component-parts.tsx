/** The parts that every page about components has. Their contents are facts, which tests compare with the code. */
import { type ReactElement, type ReactNode, useId } from 'react';
import type { ComponentProp } from '../component-props.ts';
import {
  type FactsName,
  keysOf,
  namespacesOf,
  rolesOf,
  sizesOf,
  textsIn,
  tokensOf,
} from './facts/facts.ts';
import type { FactTable } from './facts/fact-table.ts';
import css from './component-parts.module.css';
import { useTextColor } from './picture.tsx';
import pages from './pages.module.css';
import componentProps from 'virtual:component-props';
import packageFacts from 'virtual:package-facts';

interface ComponentProps {
  readonly name: string;
  /** The entry that exports it. */
  readonly from: string;
  /** Id of the page with its states. */
  readonly page?: string;
  readonly does: string;
}

/** A sentence with code in backticks. */
const Sentence = ({ text }: { readonly text: string }): ReactNode =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${part}${index}`}>{part}</code> : part));

function PropsTable({ props }: { readonly props: readonly ComponentProp[] }): ReactElement {
  return (
    <div className={css.props}>
      <table className={pages.table}>
        <thead>
          <tr>
            <th>Prop</th>
            <th>Type</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, type, required, text }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
                {required && <small> required</small>}
              </td>
              <td>
                <code>{type}</code>
              </td>
              <td>
                <Sentence text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A public component: its purpose, and its props as its type states them. */
export function Component({ name, from, page, does }: ComponentProps): ReactElement {
  const color = useTextColor();
  const { props, attributes } = componentProps[`${from} ${name}`] ?? {
    props: [],
    attributes: false,
  };
  const line = (
    <>
      <code className={css.name}>{name}</code> <Sentence text={does} /> <small>{from}</small>{' '}
      {page !== undefined && (
        <a href={`?path=/docs/${page}`} target="_parent">
          States
        </a>
      )}
    </>
  );
  if (props.length === 0) {
    return (
      <p className={css.component} style={color}>
        {line}
      </p>
    );
  }
  return (
    <details className={css.component} style={color}>
      <summary>{line}</summary>
      <PropsTable props={props} />
      {attributes && <p>It also takes the attributes of its HTML element.</p>}
    </details>
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

/** Texts of the product in both languages, and how a host replaces them. */
export const Texts = ({ of }: Of): ReactElement => (
  <>
    <p>
      <Sentence text={namespacesOf(of, packageFacts)} />
    </p>
    <Table table={textsIn(of)} />
  </>
);

export const Keys = ({ of }: Of): ReactElement => <Table table={keysOf(of)} />;

export const Roles = ({ of }: Of): ReactElement => <Table table={rolesOf(of)} />;

/** Size budgets, which `npm run size` holds. */
export const Sizes = ({ of }: Of): ReactElement => <Table table={sizesOf(of, packageFacts)} />;

/** The design tokens that the style sheets of the package use. */
export const Tokens = ({ of }: Of): ReactElement => <Table table={tokensOf(of, packageFacts)} />;
