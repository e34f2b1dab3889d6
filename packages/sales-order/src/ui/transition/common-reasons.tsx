import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import css from './common-reasons.module.css';
import { useTransitionText } from './use-transition-text.ts';

export interface CommonReasonsProps {
  /** Text of the chosen reason; `null` if none is. */
  readonly chosen: string | null;
  onChoose(reason: string | null): void;
}

const reasons = ['reasonCustomer', 'reasonUnit', 'reasonDuplicate'] as const;

/** Reasons that most cancellations have, of which at most one is chosen. */
export function CommonReasons({ chosen, onChoose }: CommonReasonsProps): ReactElement {
  const { t } = useTransitionText();
  return (
    <div className={css.reasons}>
      {reasons.map((key) => {
        const reason = t(key);
        const isChosen = reason === chosen;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isChosen}
            className={css.chip}
            onClick={() => onChoose(isChosen ? null : reason)}
          >
            {isChosen && <Icon name="check" size={12} />}
            {reason}
          </button>
        );
      })}
    </div>
  );
}
