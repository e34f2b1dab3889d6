import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement, ReactNode } from 'react';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import { operatorsOf } from '../filters/field-operators.ts';
import type { FilterOperator } from '../filters/filter-operator.ts';
import type { FilterField } from '../filters/filter-schema.ts';
import { operatorText } from '../filters/filter-text.ts';
import { isPresence } from './filter-draft.ts';
import css from './operator-frame.module.css';

export interface OperatorFrameProps {
  readonly field: FilterField;
  readonly operator: FilterOperator | undefined;
  readonly onOperatorChange: (operator: FilterOperator) => void;
  /** Renders the input, without its visible label next to a choice of operators. */
  readonly children: (hideLabel: boolean) => ReactNode;
}

/** The input of a field, below a choice of operators if the field has several. */
export function OperatorFrame(props: OperatorFrameProps): ReactElement {
  const { field, operator, onOperatorChange, children } = props;
  const t = useDialogText();
  const operators = operatorsOf(field);
  if (operators.length < 2) return <>{children(false)}</>;
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <span className={css.label} aria-hidden>
          {field.label}
        </span>
        <span className={css.operator}>
          <select
            className={css.select}
            aria-label={t('operatorOf', { field: field.label })}
            value={operator}
            onChange={(event) => {
              const chosen = operators.find((one) => one === event.target.value);
              if (chosen !== undefined) onOperatorChange(chosen);
            }}
          >
            {operators.map((one) => (
              <option key={one} value={one}>
                {operatorText(one, t)}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={12} className={css.chevron} />
        </span>
      </div>
      {!isPresence(operator) && children(true)}
    </div>
  );
}
