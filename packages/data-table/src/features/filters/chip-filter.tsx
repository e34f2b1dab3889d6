import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { ChipFilterProps, ChipOption } from './chip-filter-props.ts';
import css from './chip-filter.module.css';

const chipStrip = createLazy(async () => (await import('./chip-strip.tsx')).ChipStrip);

/** px of a chip without its texts and icon, of an icon, and of a character. */
const [CHIP, ICON, CHARACTER] = [28, 20, 7];

/** About the width of all chips, so that nothing around them moves when they are drawn. */
const widthOf = ({ options, allCount }: ChipFilterProps): number =>
  [{ label: 'All', count: allCount }, ...options].reduce(
    (sum, { label, count, icon }: Omit<ChipOption, 'value'>) =>
      sum + CHIP + (icon ? ICON : 0) + CHARACTER * `${label} ${count ?? ''}`.length,
    0,
  );

/** A filter with one chip per value and one for all. Its place is kept while its code loads (DT-321). */
export function ChipFilter(props: ChipFilterProps): ReactElement {
  return (
    <div className={css.place} style={{ flexBasis: widthOf(props) }}>
      <LazyPart part={chipStrip} props={props} quiet />
    </div>
  );
}
