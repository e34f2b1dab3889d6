import { Icon } from '@pantau/core/ui/icon';
import type { ChipDetails, FilterSchema } from '@pantau/data-table';
import { alertStates } from '../../engine/history/history-query.ts';
import { alertGroups } from '../../engine/history/table-query.ts';
import type { FirstTranslate } from '../../messages/alert-center-messages.ts';
import type { HistoryMessageKey, HistoryTranslate } from '../../messages/history-messages.ts';
import { stateIcons } from './history-cells.tsx';
import { stateKeys } from './history-columns.tsx';

const groupKeys: Readonly<Record<(typeof alertGroups)[number], HistoryMessageKey>> = {
  value: 'groupValue',
  driving: 'groupDriving',
  dms: 'groupDms',
  adas: 'groupAdas',
  fleetOrder: 'groupFleetOrder',
  safety: 'groupSafety',
  device: 'groupDevice',
  geofence: 'groupGeofence',
};

/** State chips, and the fields of the filter dialog (AC-451). @param canSeeUrgent whether there are two urgencies */
export const historyFilters = (
  t: HistoryTranslate,
  tFirst: FirstTranslate,
  canSeeUrgent: boolean,
): FilterSchema => [
  {
    kind: 'select',
    key: 'state',
    label: t('state'),
    options: alertStates.map((value) => ({ value, label: t(stateKeys[value]) })),
    inline: true,
  },
  { kind: 'dateRange', key: 'createdOn', label: t('time') },
  ...(canSeeUrgent
    ? [
        {
          kind: 'select' as const,
          key: 'urgency',
          label: t('urgency'),
          options: [
            { value: 'urgent', label: tFirst('severityUrgent') },
            { value: 'important', label: tFirst('severityImportant') },
          ],
          operators: ['is' as const] as const,
        },
      ]
    : []),
  {
    kind: 'multiSelect',
    key: 'group',
    label: t('group'),
    options: alertGroups.map((value) => ({ value, label: t(groupKeys[value]) })),
  },
  {
    kind: 'select',
    key: 'read',
    label: t('read'),
    options: [
      { value: 'unread', label: t('readNo') },
      { value: 'read', label: t('readYes') },
    ],
    operators: ['is'],
  },
];

export const stateChips: Readonly<Record<string, ChipDetails>> = {
  state: {
    icons: Object.fromEntries(
      alertStates.map((state) => [state, <Icon key={state} name={stateIcons[state]} size={14} />]),
    ),
  },
};
