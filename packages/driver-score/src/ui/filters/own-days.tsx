import { isDay } from '@pantau/core/day';
import { Button } from '@pantau/core/ui/button';
import { DateField } from '@pantau/core/ui/date-field';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { PERIOD_DAYS_MAX, type ScorePeriod, isPeriod } from '../../engine/scores/period.ts';
import type { UsedSelection } from '../../hooks/use-selection.ts';
import { useText } from '../shared/use-text.ts';
import css from './score-filters.module.css';

export interface OwnDaysProps {
  readonly used: UsedSelection;
  readonly onApply: (period: ScorePeriod) => void;
}

/** The first and the last day, which take effect together (DS-12); one that has not begun yet is refused (DS-68). */
export function OwnDays({ used, onApply }: OwnDaysProps): ReactElement {
  const { period, today } = used;
  const t = useText();
  const [shown, setShown] = useState(period);
  const [startDate, setStart] = useState(period.startDate);
  const [endDate, setEnd] = useState(period.endDate);
  const [problem, setProblem] = useState<'badPeriod' | 'futurePeriod' | null>(null);
  const startRef = useRef<HTMLInputElement>(null);
  // Not by a key: the button that has just been pressed keeps the focus (DS-63).
  if (shown.startDate !== period.startDate || shown.endDate !== period.endDate) {
    setShown(period);
    setStart(period.startDate);
    setEnd(period.endDate);
  }
  const reject = (why: typeof problem): void => {
    setProblem(why);
    startRef.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = { startDate, endDate };
    if (!isPeriod(chosen)) reject('badPeriod');
    else if (startDate > today) reject('futurePeriod');
    else onApply(chosen);
  };
  const change = (set: (day: string) => void) => (day: string) => {
    setProblem(null);
    set(day);
  };
  return (
    <form className={css.own} onSubmit={submit}>
      <DateField
        ref={startRef}
        label={t('from')}
        hideLabel
        value={startDate}
        max={today}
        rangeWith={isDay(endDate) ? endDate : undefined}
        error={problem === null ? undefined : t(problem, { days: PERIOD_DAYS_MAX })}
        onValueChange={change(setStart)}
      />
      <span className={css.dash} aria-hidden>
        –
      </span>
      <DateField
        label={t('to')}
        hideLabel
        value={endDate}
        max={today}
        rangeWith={isDay(startDate) ? startDate : undefined}
        onValueChange={change(setEnd)}
      />
      <Button type="submit">{t('apply')}</Button>
    </form>
  );
}
