import type { BuiltInLocale, Format } from '@pantau/core';
import { Plate } from '@pantau/core/ui/plate';
import { type TableColumn, columnHelper } from '@pantau/data-table';
import { type Alert, isUnresolved } from '../../engine/alert/alert.ts';
import { settlementOf } from '../../engine/alert/settlement.ts';
import { type AlertState, alertStates } from '../../engine/history/history-query.ts';
import { stateOf } from '../../engine/history/matches-history.ts';
import type { AlertView } from '../../hooks/list.ts';
import type { FirstTranslate } from '../../messages/alert-center-messages.ts';
import type { HistoryMessageKey, HistoryTranslate } from '../../messages/history-messages.ts';
import { alertPlace, alertTitle, severityText } from '../shared/text/alert-text.ts';
import { valueText } from '../shared/text/value-text.ts';
import { EventCell, StateCell, When } from './history-cells.tsx';

export const stateKeys: Readonly<Record<AlertState, HistoryMessageKey>> = {
  unresolved: 'stateUnresolved',
  resolved: 'stateResolved',
  falseAlert: 'stateFalse',
};

export interface HistoryColumnTexts {
  readonly t: HistoryTranslate;
  readonly tFirst: FirstTranslate;
  readonly locale: BuiltInLocale;
  /** Of the company's time zone. */
  readonly format: Format;
}

const column = columnHelper<AlertView>();

const noteCount = ({ log }: Pick<Alert, 'log'>): number =>
  log.filter(({ type }) => type === 'note').length;

type Columns = readonly TableColumn<AlertView>[];

/** What happened, when, and to which vehicle. */
const alertColumns = ({ t, tFirst, locale, format }: HistoryColumnTexts): Columns => [
  column.accessor(({ alert }) => alert.createdOn, {
    key: 'createdOn',
    label: t('time'),
    width: 124,
    locked: true,
    sticky: true,
    card: 'meta',
    text: (at) => format.dateTime(at),
    exportValue: ({ alert }) => new Date(alert.createdOn),
    render: (at) => <When at={at} />,
  }),
  column.accessor(({ alert }) => alert.vehicle.licensePlate, {
    key: 'licensePlate',
    label: t('plate'),
    width: 132,
    locked: true,
    sticky: true,
    card: 'subtitle',
    render: (plate, { alert }) => <Plate plate={plate} muted={!isUnresolved(alert)} />,
  }),
  column.accessor(({ alert }) => alertTitle(alert, locale), {
    key: 'event',
    label: t('event'),
    width: 220,
    flex: 2,
    tooltipLength: 28,
    link: true,
    card: 'title',
    render: (title, view) => (
      <EventCell view={view} title={title} severity={severityText(view.urgency, tFirst)} />
    ),
  }),
  column.accessor(({ alert }) => valueText(alert, tFirst, format) ?? '', {
    key: 'value',
    label: t('value'),
    width: 112,
    align: 'end',
    sortable: false,
    card: 'value',
  }),
];

/** Who drove, and where. */
const placeColumns = ({ t }: HistoryColumnTexts): Columns => [
  column.accessor(({ alert }) => alert.driver?.fullname, {
    key: 'driver',
    label: t('driver'),
    width: 160,
    card: 'meta',
  }),
  column.accessor(({ alert }) => alertPlace(alert), {
    key: 'address',
    label: t('address'),
    width: 220,
    flex: 3,
    tooltipLength: 28,
    sortable: false,
    card: 'note',
  }),
];

const stateColumn = ({ t }: HistoryColumnTexts): TableColumn<AlertView> =>
  column.accessor(({ alert }) => stateOf(alert), {
    key: 'state',
    label: t('state'),
    width: 148,
    // Beside its title a phone has no room for it.
    card: 'meta',
    text: (state) => t(stateKeys[state]),
    compare: (one, other) =>
      alertStates.indexOf(one as AlertState) - alertStates.indexOf(other as AlertState),
    render: (state) => <StateCell state={state} text={t(stateKeys[state])} />,
  });

/** What users have done with it. */
const handlingColumns = ({ t, format }: HistoryColumnTexts): Columns => [
  column.accessor(({ alert }) => settlementOf(alert)?.by?.fullname, {
    key: 'resolver',
    label: t('resolver'),
    width: 160,
    sortable: false,
  }),
  column.accessor(({ alert }) => alert.read, {
    key: 'read',
    label: t('read'),
    width: 112,
    sortable: false,
    shown: false,
    text: (read) => t(read ? 'readYes' : 'readNo'),
  }),
  column.accessor(({ alert }) => noteCount(alert), {
    key: 'notes',
    label: t('notes'),
    width: 88,
    align: 'end',
    sortable: false,
    text: (count) => (count === 0 ? '' : format.number(count)),
  }),
];

/** The columns of the history (AC-450). Their keys are those by which sources sort. */
export const historyColumns = (texts: HistoryColumnTexts): Columns => [
  ...alertColumns(texts),
  stateColumn(texts),
  ...placeColumns(texts),
  ...handlingColumns(texts),
];
