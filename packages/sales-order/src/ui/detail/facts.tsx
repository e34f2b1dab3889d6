import type { ReactElement, ReactNode } from 'react';
import css from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

export interface FactsProps {
  readonly facts: readonly Fact[];
  /** `line` is a summary in one line, `rows` one fact per row. */
  readonly arrangement: 'line' | 'rows';
}

/** Labels with their values. */
export function Facts({ facts, arrangement }: FactsProps): ReactElement {
  return (
    <dl className={css.facts} data-arrangement={arrangement}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
