import { classNames } from '@pantau/core/ui/class-names';
import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement } from 'react';
import type { ChipFilterProps, ChipOption } from './chip-filter-props.ts';
import { cleanChips, toggleChip } from './toggle-chip.ts';
import { useText } from '../../shared/use-text.ts';
import css from './chip-strip.module.css';
import { type ChipScroll, useChipScroll } from './use-chip-scroll.ts';

function moreAt({ isAtStart, isAtEnd }: ChipScroll['ends']): 'start' | 'end' | 'both' | undefined {
  if (isAtStart) return isAtEnd ? undefined : 'end';
  return isAtEnd ? 'start' : 'both';
}

/**
 * A filter with one chip per value and one for all. It scrolls sideways in steps of 200 px by its buttons,
 * the wheel and the arrow keys (DT-22).
 */
export function ChipStrip(props: ChipFilterProps): ReactElement {
  const { label, options, value, onValueChange, multiple = false, formatCount = String } = props;
  const t = useText();
  const { stripRef, ends, scroll, onKeyDown } = useChipScroll();
  const rules = { options: options.map((option) => option.value), multiple };
  const selected = cleanChips(value, rules);

  const chip = (option: ChipOption, isOn: boolean, choose: () => void): ReactElement => (
    <button
      key={option.value}
      type="button"
      className={css.chip}
      aria-pressed={isOn}
      onClick={choose}
    >
      {option.icon}
      <span className={css.chipLabel}>{option.label}</span>
      {option.count !== undefined && <span className={css.count}>{formatCount(option.count)}</span>}
    </button>
  );
  const arrow = (side: 'start' | 'end'): ReactElement | false =>
    (side === 'start' ? !ends.isAtStart : !ends.isAtEnd) && (
      <span className={classNames(css.arrow, side === 'start' ? css.atStart : css.atEnd)}>
        <IconButton
          icon={side === 'start' ? 'chevronLeft' : 'chevronRight'}
          size="dense"
          tabIndex={-1}
          label={t(side === 'start' ? 'scrollBack' : 'scrollForward')}
          onClick={() => scroll(side === 'start' ? -1 : 1)}
        />
      </span>
    );

  return (
    <div className={css.frame}>
      {arrow('start')}
      <div
        ref={stripRef}
        role="group"
        aria-label={label}
        className={css.strip}
        data-more={moreAt(ends)}
        onKeyDown={onKeyDown}
      >
        {chip(
          { value: '', label: props.allLabel ?? t('chipAll'), count: props.allCount },
          selected.length === 0,
          () => onValueChange([]),
        )}
        {options.map((option) =>
          chip(option, selected.includes(option.value), () =>
            onValueChange(toggleChip(selected, option.value, rules)),
          ),
        )}
      </div>
      {arrow('end')}
    </div>
  );
}
