import { useFormat, useLocale } from '@pantau/core';
import { Plate } from '@pantau/core/ui/plate';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import type { AlertView } from '../../hooks/use-alert.ts';
import { useFleetOrder } from '../../hooks/use-fleet-order.ts';
import { isUnresolved } from '../../engine/alert/alert.ts';
import {
  attentionOf,
  iconOf,
  placeOf,
  severityText,
  stateText,
  titleOf,
} from '../shared/text/alert-text.ts';
import { fleetOrderPlace, fleetOrderValue } from '../shared/text/fleet-order-text.ts';
import { useWords } from '../shared/use-text.ts';
import { valueText } from '../shared/text/value-text.ts';
import css from './alert-row.module.css';

interface RowContentProps {
  readonly view: AlertView;
}

/** Severity and state in words. */
function useStanding({ alert, urgency }: AlertView): string {
  const words = useWords();
  return words('joined', {
    first: severityText(urgency, words),
    second: stateText(alert, words),
  });
}

/** What a row shows: what happened and how much, to which vehicle, who drives, where. */
export function RowContent({ view }: RowContentProps): ReactElement {
  const { alert, urgency } = view;
  const words = useWords();
  const locale = useLocale();
  const format = useFormat();
  const order = useFleetOrder(alert);
  const attention = attentionOf(alert);
  const value =
    order === null ? valueText(alert, words, format) : fleetOrderValue(alert, order, words, format);
  const task = order === null ? undefined : fleetOrderPlace(order);
  const where =
    task === undefined ? [alert.driver?.fullname, placeOf(alert)] : [task, alert.driver?.fullname];
  return (
    <>
      <SeverityGlyph
        severity={urgency}
        state={attention}
        icon={iconOf(alert)}
        label={useStanding(view)}
      />
      <span className={css.lines}>
        <span className={css.first}>
          <span className={css.what}>{titleOf(alert, locale)}</span>
          {value !== undefined && <span className={css.value}>{value}</span>}
        </span>
        <span className={css.second}>
          <Plate plate={alert.vehicle.licensePlate} muted={!isUnresolved(alert)} />
          <span className={css.where}>{where.filter(Boolean).join(', ')}</span>
        </span>
      </span>
    </>
  );
}

interface CustomContentProps extends RowContentProps {
  readonly children: ReactElement;
}

/** What the host shows instead; severity and state stay in the row's name. */
export function CustomContent({ view, children }: CustomContentProps): ReactElement {
  return (
    <>
      <VisuallyHidden>{useStanding(view)}</VisuallyHidden>
      <span className={css.custom}>{children}</span>
    </>
  );
}
