import type { Faults } from './spoil.test.setup.ts';

export const recoveryFaults: Faults = {
  'missed-complete': [
    [
      'changed alerts are omitted',
      (source) => ({
        ...source,
        async missedSince(since, signal) {
          const missed = await source.missedSince(since, signal);
          return { ...missed, alerts: missed.alerts.filter((alert) => !alert.resolved) };
        },
      }),
    ],
    [
      'an alert is returned once per change',
      (source) => ({
        ...source,
        async missedSince(since, signal) {
          const missed = await source.missedSince(since, signal);
          return { ...missed, alerts: missed.alerts.flatMap((alert) => [alert, alert]) };
        },
      }),
    ],
  ],
  'missed-idempotent': [
    [
      'changes are returned only once',
      (source) => {
        const returned = new Set<string>();
        return {
          ...source,
          async missedSince(since, signal) {
            const missed = await source.missedSince(since, signal);
            const alerts = missed.alerts.filter((alert) => !returned.has(alert.id));
            for (const alert of alerts) returned.add(alert.id);
            return { ...missed, alerts };
          },
        };
      },
    ],
  ],
  'missed-beyond': [
    [
      'any number is accepted',
      (source) => ({
        ...source,
        missedSince: (since) => Promise.resolve({ alerts: [], head: since, complete: true }),
      }),
    ],
  ],
  'abort-before': [
    [
      'signals are ignored',
      (source) => ({ ...source, loadSubscription: () => source.loadSubscription() }),
    ],
  ],
  'abort-during': [
    ['signals are ignored', (source) => ({ ...source, missedSince: (s) => source.missedSince(s) })],
    [
      'an aborted call never ends',
      (source) => ({
        ...source,
        listAlerts: (query, signal) =>
          source.listAlerts(query, signal).catch(() => new Promise(() => {})),
      }),
    ],
  ],
  errors: [
    [
      'errors are not PantauErrors',
      (source) => ({
        ...source,
        listAlerts: (query, signal) =>
          source.listAlerts(query, signal).catch(() => {
            throw new TypeError('Bad Request');
          }),
      }),
    ],
    [
      'invalid queries succeed',
      (source) => ({
        ...source,
        listAlerts: ({ after: _after, ...query }, signal) =>
          source.listAlerts({ ...query, limit: 20 }, signal),
      }),
    ],
  ],
};
