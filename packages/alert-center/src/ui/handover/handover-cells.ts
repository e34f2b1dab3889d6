import type { BuiltInLocale } from '@pantau/core';
import type { CellValue } from '@pantau/data-table/csv';
import type { HandoverByPerson } from '../../engine/handover/by-person.ts';
import type { HandoverAlert } from '../../engine/handover/handover-source.port.ts';
import type { HandoverTranslate } from '../../messages/handover-messages.ts';
import { alertTitle } from '../shared/text/alert-text.ts';

const columns = [
  ...['part', 'person', 'time', 'severity', 'event', 'plate', 'driver', 'place'],
  ...['text', 'end'],
] as const;

/**
 * A handover as the cells of a file, each row an open alert, a snooze or a note, with its person (AC-896).
 *
 * @param since from when alerts are new
 * @param locale of the descriptions of events
 */
export function handoverCells(
  { unowned, people }: HandoverByPerson,
  since: number | undefined,
  t: HandoverTranslate,
  locale: BuiltInLocale,
): readonly (readonly CellValue[])[] {
  const alertCells = (alert: HandoverAlert, person: string): readonly CellValue[] => [
    since !== undefined && alert.createdOn >= since
      ? `${t('openAlerts')} (${t('isNew')})`
      : t('openAlerts'),
    person,
    new Date(alert.createdOn),
    t(alert.urgency),
    alertTitle(alert.event, locale),
    alert.licensePlate,
    alert.driver,
    alert.address,
    null,
    null,
  ];
  return [
    headings(t),
    ...unowned.map((alert) => alertCells(alert, t('unowned'))),
    ...people.flatMap(({ user, alerts, snoozes, notes }) => [
      ...alerts.map((alert) => alertCells(alert, user.fullname)),
      ...snoozes.map(({ event, licensePlate, endsOn }): readonly CellValue[] => [
        ...[t('snoozes'), user.fullname, null, null],
        ...[alertTitle(event, locale), licensePlate, null, null, null, new Date(endsOn)],
      ]),
      ...notes.map(({ createdOn, event, licensePlate, text }): readonly CellValue[] => [
        ...[t('notes'), user.fullname, new Date(createdOn), null],
        ...[alertTitle(event, locale), licensePlate, null, null, text, null],
      ]),
    ]),
  ];
}

const headings = (t: HandoverTranslate): readonly string[] =>
  (columns as readonly Parameters<HandoverTranslate>[0][]).map((key) => t(key));
