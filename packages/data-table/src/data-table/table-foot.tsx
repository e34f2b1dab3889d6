import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { useElementHeight } from '../shared/use-element-height.ts';
import css from './data-table.module.css';

/** What the footer covers of the rows, in px. */
export interface FootCover {
  readonly footRef: RefObject<HTMLDivElement | null>;
  readonly floatRef: RefObject<HTMLDivElement | null>;
  /** Height of what floats over the last rows, such as the bulk bar. */
  readonly floating: number;
  /** Height of everything over the rows: with the page, the sticky footer as well. */
  readonly cover: number;
  readonly totalsRef: RefObject<HTMLDivElement | null>;
  /** Height of the totals above the footer. */
  readonly totals: number;
}

export function useFootCover(scroll: 'own' | 'page', hasTotals: boolean): FootCover {
  const totalsRef = useRef<HTMLDivElement>(null);
  const footRef = useRef<HTMLDivElement>(null);
  const floatRef = useRef<HTMLDivElement>(null);
  const foot = useElementHeight(footRef, scroll === 'page');
  const floating = useElementHeight(floatRef);
  const totals = useElementHeight(totalsRef, hasTotals);
  return { footRef, floatRef, floating, cover: floating + foot, totalsRef, totals };
}

/** The footer of the table, with the bars that float above it. */
export function TableFoot(props: {
  readonly footRef: FootCover['footRef'];
  readonly floatRef: FootCover['floatRef'];
  readonly floating: ReactNode;
  /** px; height of the totals, which the bars leave visible. */
  readonly totals: number;
  readonly children: ReactNode;
}): ReactElement {
  const { footRef, floatRef, floating, totals, children } = props;
  const style = { '--pantau-totals': `${totals}px` } as CSSProperties;
  return (
    <div ref={footRef} data-foot="" className={css.foot}>
      <div ref={floatRef} className={css.floating} style={style}>
        {floating}
      </div>
      {children}
    </div>
  );
}
