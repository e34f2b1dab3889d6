import type { Alert, AlertId } from '../../engine/alert/alert.ts';
import { type Faults, withSingles } from './spoil.test.setup.ts';

export const singleFaults: Faults = {
  'single-found': [
    ['only the first alert is returned', withSingles((alerts) => alerts.slice(0, 1))],
    [
      'alerts are incomplete',
      withSingles((alerts) =>
        alerts.map((alert) => ({ ...alert, driver: null, alertTrigger: null })),
      ),
    ],
    [
      'all alerts are returned',
      (source) => ({
        ...source,
        async readAlerts(_ids, signal) {
          const range = { start: 0, end: 9_999_999_999_999 };
          const query = { urgency: 'urgent', range, unresolvedOnly: false, limit: 100 } as const;
          return (await source.listAlerts(query, signal)).alerts;
        },
      }),
    ],
  ],
  'single-unseen': [
    [
      'unknown alerts are made up',
      withSingles((alerts, ids) =>
        ids.flatMap((alertId) => (alerts[0] === undefined ? [] : { ...alerts[0], id: alertId })),
      ),
    ],
    [
      'an unknown id empties the result',
      (source) => ({
        ...source,
        async readAlerts(ids, signal) {
          const alerts = await source.readAlerts(ids, signal);
          return alerts.length < ids.length ? [] : alerts;
        },
      }),
    ],
  ],
  'single-none': [
    [
      'no ids return all alerts',
      (source) => ({
        ...source,
        async readAlerts(ids, signal) {
          if (ids.length > 0) return source.readAlerts(ids, signal);
          const range = { start: 0, end: 9_999_999_999_999 };
          const query = { urgency: 'urgent', range, unresolvedOnly: false, limit: 100 } as const;
          return (await source.listAlerts(query, signal)).alerts;
        },
      }),
    ],
  ],
  'single-newest': [
    [
      'alerts come from a cache',
      (source) => {
        const known = new Map<AlertId, Alert>();
        return {
          ...source,
          async readAlerts(ids, signal) {
            for (const alert of await source.readAlerts(ids, signal)) {
              if (!known.has(alert.id)) known.set(alert.id, alert);
            }
            return ids.flatMap((id) => known.get(id) ?? []);
          },
        };
      },
    ],
  ],
};
