import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { ChipFilterProps } from './chip-filter-props.ts';
import css from './chip-filter.module.css';

const chipStrip = createLazy(async () => (await import('./chip-strip.tsx')).ChipStrip);

/** px of a chip besides its label, and of a character. */
const [CHIP, CHARACTER] = [36, 7];

/** About the width of all chips, so that nothing around them moves when they are drawn. */
const widthOf = ({ options }: ChipFilterProps): number =>
  options.reduce((sum, { label }) => sum + CHIP + CHARACTER * label.length, 2 * CHIP);

/** A filter with one chip per value and one for all. Its place is kept while its code loads (DT-321). */
export function ChipFilter(props: ChipFilterProps): ReactElement {
  return (
    <div className={css.place} style={{ flexBasis: widthOf(props) }}>
      <LazyPart part={chipStrip} props={props} quiet />
    </div>
  );
}
