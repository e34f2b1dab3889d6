import type { AlertPage, AlertQuery } from '../../engine/list/alert-source.port.ts';
import type { Faults, Spoil } from './spoil.test.setup.ts';

const withPages =
  (change: (page: AlertPage, query: AlertQuery) => AlertPage): Spoil =>
  (source) => ({
    ...source,
    listAlerts: async (query, signal) => change(await source.listAlerts(query, signal), query),
  });

export const emergencyFaults: Faults = {
  emergencies: [
    ['pages do not state emergencies', withPages(({ emergencies: _, ...page }) => page)],
    [
      'only emergencies of the page are stated',
      withPages((page) => ({
        ...page,
        emergencies: page.alerts.filter(({ alertCode }) => alertCode === 1),
      })),
    ],
    [
      'emergencies are sorted oldest first',
      withPages((page) => ({ ...page, emergencies: page.emergencies?.toReversed() })),
    ],
    [
      'emergencies stay until they are settled',
      (source) => {
        const seen = new Map<string, NonNullable<AlertPage['emergencies']>>();
        return withPages((page, query) => {
          const key = `${query.urgency} ${query.range.start}`;
          const known = seen.get(key) ?? page.emergencies ?? [];
          seen.set(key, known);
          return { ...page, emergencies: known };
        })(source);
      },
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
