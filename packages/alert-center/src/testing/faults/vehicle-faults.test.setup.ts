import type { Alert } from '../../engine/alert/alert.ts';
import type { AlertSource, VehicleAlertsQuery } from '../../engine/list/alert-source.port.ts';
import type { Faults, Spoil } from './spoil.test.setup.ts';

type List = NonNullable<AlertSource['listVehicleAlerts']>;

const withAlerts =
  (list: (query: VehicleAlertsQuery, source: AlertSource) => Promise<readonly Alert[]>): Spoil =>
  (source) => ({ ...source, listVehicleAlerts: (query) => list(query, source) });

const read = (source: AlertSource, query: VehicleAlertsQuery): ReturnType<List> =>
  source.listVehicleAlerts?.(query) ?? Promise.resolve([]);

const listOf = async (
  source: AlertSource,
  urgency: 'urgent' | 'important',
  range: VehicleAlertsQuery['range'],
) => (await source.listAlerts({ urgency, range, unresolvedOnly: false, limit: 100 })).alerts;

export const vehicleFaults: Faults = {
  'vehicle-alerts': [
    [
      'important alerts are missing',
      withAlerts(async (query, source) =>
        (await listOf(source, 'urgent', query.range)).filter(
          ({ vehicle }) => vehicle.vehicleId === query.vehicleId,
        ),
      ),
    ],
    [
      'alerts of other vehicles are listed',
      withAlerts(async (query, source) => [
        ...(await listOf(source, 'urgent', query.range)),
        ...(await listOf(source, 'important', query.range)),
      ]),
    ],
    [
      'alerts are incomplete',
      withAlerts(async (query, source) =>
        (await read(source, query)).map((alert) => ({ ...alert, alertTrigger: 1_234 })),
      ),
    ],
  ],
  'vehicle-alerts-range': [
    [
      'the range is ignored',
      withAlerts((query, source) =>
        read(source, { ...query, range: { start: 0, end: 9_999_999_999_999 } }),
      ),
    ],
    ['the limit is ignored', withAlerts((query, source) => read(source, { ...query, limit: 100 }))],
    [
      'the oldest are listed',
      withAlerts(async (query, source) =>
        (await read(source, { ...query, limit: 100 })).toReversed().slice(0, query.limit),
      ),
    ],
  ],
  'vehicle-alerts-unseen': [
    [
      'an unknown vehicle has all alerts',
      withAlerts((query, source) =>
        query.vehicleId === '999999999'
          ? listOf(source, 'urgent', query.range)
          : read(source, query),
      ),
    ],
  ],
  'vehicle-alerts-newest': [
    [
      'alerts come from a cache',
      (source) => {
        const known = new Map<string, readonly Alert[]>();
        return {
          ...source,
          async listVehicleAlerts(query) {
            const found = known.get(query.vehicleId) ?? (await read(source, query));
            known.set(query.vehicleId, found);
            return found;
          },
        };
      },
    ],
  ],
};
