import { useLocale } from '@pantau/core';
import { Plate } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import type { AlertView } from '../../controllers/use-alert.ts';
import { titleOf } from '../words/alert-text.ts';
import css from './false-alert-dialog.module.css';

/** Which alert is meant, in one line. */
export function AlertLine({ view }: { readonly view: AlertView }): ReactElement {
  const { alert } = view;
  const locale = useLocale();
  return (
    <span className={css.line}>
      <Plate plate={alert.vehicle.licensePlate} />
      <span className={css.what}>{titleOf(alert, locale)}</span>
    </span>
  );
}
