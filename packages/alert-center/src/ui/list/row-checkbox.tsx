import { Checkbox } from '@pantau/core/ui/checkbox';
import type { ReactElement } from 'react';
import { usePickControls } from '../../hooks/use-selection.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { useWords } from '../shared/use-text.ts';
import css from './alert-row.module.css';
import { holdsList } from './holds-list.ts';

export interface RowPickProps {
  readonly alert: Alert;
  readonly isPicked: boolean;
}

/**
 * Picks the alert, to act on many together; with Shift everything from the one picked last. It stands in
 * the glyph's place, where a pointer or the focus is, and in every row once something is picked.
 */
export function RowPick({ alert, isPicked }: RowPickProps): ReactElement {
  const words = useWords();
  const { pick, pickTo } = usePickControls();
  const { id: id, vehicle } = alert;
  return (
    <span className={css.pick} {...holdsList}>
      <Checkbox
        label={words('ofVehicle', { what: words('pick'), plate: vehicle.licensePlate })}
        hideLabel
        checked={isPicked}
        onChange={({ target, nativeEvent }) => {
          if ((nativeEvent as MouseEvent).shiftKey) pickTo(id);
          else pick(id, target.checked);
        }}
      />
    </span>
  );
}
