import { useFormat, useDataLocale, useParts } from '@pantau/core';
import { shortName } from '@pantau/core/format';
import { classNames } from '@pantau/core/ui/class-names';
import { Plate } from '@pantau/core/ui/plate';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import type { AlertView } from '../../hooks/list.ts';
import { useFleetOrder } from '../../hooks/permissions.ts';
import { isUnresolved } from '../../engine/alert/alert.ts';
import {
  attentionState,
  alertIcon,
  alertPlace,
  severityText,
  outcomeText,
  stateText,
  alertTitle,
} from '../shared/text/alert-text.ts';
import { fleetOrderPlace, fleetOrderValue } from '../shared/text/fleet-order-text.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import { valueText } from '../shared/text/value-text.ts';
import { useViewOptions } from '../shared/view-options.ts';
import css from './row-content.module.css';
import { RowPart } from './row-part.tsx';

interface AlertSummaryProps {
  readonly view: AlertView;
}

/** Severity and state as text. */
function useStateText({ alert, urgency }: AlertView): string {
  const t = useFirstText();
  return t('joined', {
    first: severityText(urgency, t),
    second: stateText(alert, t),
  });
}

/** An alert in a row of any list: severity, description, value, vehicle, driver and location. */
export function AlertSummary({ view }: AlertSummaryProps): ReactElement {
  const parts = useParts();
  const { alert, urgency } = view;
  const t = useFirstText();
  const locale = useDataLocale();
  const format = useFormat();
  const order = useFleetOrder(alert);
  const attention = attentionState(alert);
  const { rowParts } = useViewOptions();
  const value =
    order === null ? valueText(alert, t, format) : fleetOrderValue(alert, order, t, format);
  const task = order === null ? undefined : fleetOrderPlace(order);
  const driver = alert.driver === null ? undefined : shortName(alert.driver.fullname);
  const where = task ?? alertPlace(alert);
  return (
    <>
      <SeverityGlyph
        severity={urgency}
        state={attention}
        icon={alertIcon(alert)}
        label={useStateText(view)}
      />
      <span
        className={classNames(
          css.lines,
          attention === 'unread' && css.unread,
          !isUnresolved(alert) && css.settled,
        )}
      >
        <span className={css.first}>
          <span {...parts('row-title', css.what)}>
            <RowPart name="title" view={view}>
              <>{alertTitle(alert, locale)}</>
            </RowPart>
          </span>
          {(value ?? rowParts?.value) !== undefined && (
            <span {...parts('row-value', css.value)}>
              <RowPart name="value" view={view}>
                <>{value}</>
              </RowPart>
            </span>
          )}
        </span>
        <span className={css.second}>
          <RowPart name="plate" view={view}>
            <Plate plate={alert.vehicle.licensePlate} muted={!isUnresolved(alert)} />
          </RowPart>
          <span {...parts('row-place', css.rest)}>
            <RowPart name="place" view={view}>
              <>
                {driver !== undefined && (
                  <span className={css.driver}>{where === undefined ? driver : `${driver}, `}</span>
                )}
                {where !== undefined && (
                  <span className={css.where} dir="auto">
                    {where}
                  </span>
                )}
              </>
            </RowPart>
          </span>
          {!isUnresolved(alert) && (
            <span className={css.outcomeRoom} data-outcome={outcomeText(alert, t)} />
          )}
        </span>
      </span>
    </>
  );
}

interface CustomContentProps extends AlertSummaryProps {
  readonly children: ReactElement;
}

/** The host's content; severity and state stay in the row's accessible name. */
export function CustomContent({ view, children }: CustomContentProps): ReactElement {
  const parts = useParts();
  return (
    <>
      <VisuallyHidden>{useStateText(view)}</VisuallyHidden>
      <span {...parts('row-content', css.custom)}>{children}</span>
    </>
  );
}
