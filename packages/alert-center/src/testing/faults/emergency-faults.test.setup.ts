import { isEmergency } from '../../engine/alert/emergency.ts';
import type { AlertPage } from '../../engine/list/alert-source.port.ts';
import type { Faults, Spoil } from './spoil.test.setup.ts';

const withPages =
  (change: (page: AlertPage) => AlertPage): Spoil =>
  (source) => ({
    ...source,
    listAlerts: async (query, signal) => change(await source.listAlerts(query, signal)),
  });

export const emergencyFaults: Faults = {
  emergencies: [
    ['pages do not state emergencies', withPages(({ emergencies: _, ...page }) => page)],
    [
      'only emergencies of the page are stated',
      withPages((page) => ({
        ...page,
        emergencies: page.alerts.filter(isEmergency),
      })),
    ],
    [
      'emergencies are sorted oldest first',
      withPages((page) => ({ ...page, emergencies: page.emergencies?.toReversed() })),
    ],
    [
      'emergencies stay until they are settled',
      (source) => ({
        ...source,
        async listAlerts(query, signal) {
          const whole = { ...query, unresolvedOnly: true, limit: 100 };
          const { alerts } = await source.listAlerts(whole, signal);
          const emergencies = alerts.filter(isEmergency);
          return { ...(await source.listAlerts(query, signal)), emergencies };
        },
      }),
    ],
    [
      'emergencies outside the range are stated',
      (source) => ({
        ...source,
        async listAlerts(query, signal) {
          const range = { start: 0, end: query.range.end };
          const all = await source.listAlerts({ ...query, range }, signal);
          return { ...(await source.listAlerts(query, signal)), emergencies: all.emergencies };
        },
      }),
    ],
  ],
};
