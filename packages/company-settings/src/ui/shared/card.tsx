import { FormSection } from '@pantau/core/ui/form';
import type { ReactElement, ReactNode } from 'react';
import css from './card.module.css';

export interface CardProps {
  /** Identifies the section for the list of sections. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** A section of the page, to which the list of sections leads. */
export function Card({ name, ...section }: CardProps): ReactElement {
  return (
    <div className={css.card} data-section={name} tabIndex={-1}>
      <FormSection {...section} />
    </div>
  );
}
