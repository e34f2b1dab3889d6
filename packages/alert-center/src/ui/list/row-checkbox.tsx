import { Checkbox } from '@pantau/core/ui/checkbox';
import type { ReactElement } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { selectToRow } from '../../hooks/stacks.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { useText } from '../shared/use-text.ts';
import css from './alert-row.module.css';

export interface RowCheckboxProps {
  readonly alert: Alert;
  readonly selected: boolean;
}

/**
 * Selects the alert; with Shift, the range from the one selected last. It replaces the glyph on hover, on
 * focus, and in every row while alerts are selected.
 */
export function RowCheckbox({ alert, selected }: RowCheckboxProps): ReactElement {
  const t = useText();
  const store = useAlertCenter();
  const { id, vehicle } = alert;
  return (
    <span className={css.select}>
      <Checkbox
        label={t('ofVehicle', { what: t('select'), plate: vehicle.licensePlate })}
        hideLabel
        checked={selected}
        onChange={({ target, nativeEvent }) => {
          if ((nativeEvent as MouseEvent).shiftKey) selectToRow(store, id);
          else store.actions.selection.select(id, target.checked);
        }}
      />
    </span>
  );
}
