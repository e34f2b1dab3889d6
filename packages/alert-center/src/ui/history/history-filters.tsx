import { Icon } from '@pantau/core/ui/icon';
import type { ChipDetails, FilterField, FilterSchema } from '@pantau/data-table';
import { alertStates } from '../../engine/history/history-query.ts';
import type { VehicleGroup } from '../../engine/history/alert-history-source.port.ts';
import { VEHICLE_GROUP_KEY, alertGroups } from '../../engine/history/table-query.ts';
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

export interface OfferedFilters {
  /** There are two urgencies. */
  readonly urgency: boolean;
  /** The vehicle groups; `null` until they are requested, `undefined` if there is no filter by them. */
  readonly vehicleGroups: readonly VehicleGroup[] | null | undefined;
}

/** Until the groups are known, a group in the address is kept as it is, and its id is not shown (AC-750). */
const vehicleGroupField = (
  t: HistoryTranslate,
  groups: readonly VehicleGroup[] | null,
): FilterField => {
  const field = { kind: 'multiSelect', key: VEHICLE_GROUP_KEY, label: t('vehicleGroup') } as const;
  if (groups === null) return { ...field, pending: t('vehicleGroupPending') };
  return { ...field, options: groups.map(({ id, name }) => ({ value: id, label: name })) };
};

/** State chips, and the fields of the filter dialog (AC-451). */
export const historyFilters = (
  t: HistoryTranslate,
  tFirst: FirstTranslate,
  offered: OfferedFilters,
): FilterSchema => [
  {
    kind: 'select',
    key: 'state',
    label: t('state'),
    options: alertStates.map((value) => ({ value, label: t(stateKeys[value]) })),
    inline: true,
  },
  { kind: 'dateRange', key: 'createdOn', label: t('time') },
  ...(offered.urgency
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
  ...(offered.vehicleGroups === undefined ? [] : [vehicleGroupField(t, offered.vehicleGroups)]),
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
