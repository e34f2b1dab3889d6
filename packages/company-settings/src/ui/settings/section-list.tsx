import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useRef } from 'react';
import { useText } from '../shared/use-text.ts';
import css from './section-list.module.css';
import { sectionNames } from './section-names.ts';

export interface SectionListProps {
  readonly dirty: ReadonlySet<string>;
  /** Sections that the page does not have. */
  readonly hidden: readonly string[];
}

/** Leads to each section, and marks those with unsaved changes. */
export function SectionList({ dirty, hidden }: SectionListProps): ReactElement {
  const t = useText();
  const ref = useRef<HTMLElement>(null);
  const go = (name: string): void => {
    const section = ref.current?.parentElement?.querySelector<HTMLElement>(
      `[data-section="${name}"]`,
    );
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  return (
    <nav ref={ref} className={css.list} aria-label={t('onPage')}>
      {sectionNames
        .filter((name) => !hidden.includes(name))
        .map((name) => (
          <button key={name} type="button" className={css.item} onClick={() => go(name)}>
            <span className={css.name}>{t(name)}</span>
            {dirty.has(name) && (
              <span className={css.dot}>
                <VisuallyHidden>{t('unsaved')}</VisuallyHidden>
              </span>
            )}
          </button>
        ))}
    </nav>
  );
}
