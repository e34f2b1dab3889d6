import { check, checkSame } from '@pantau/core/testing';
import type { AlertId, Urgency } from '../../engine/alert/alert.ts';
import { type AlertSourceHarness, type Clause, resultOf, targetOf } from './harness.ts';
import { MINUTE_MS, arriveSome, idsOf, queryOf } from './helpers.ts';

/** Reads the first page of a list that is shorter than the list. */
async function readEmergencies(
  harness: AlertSourceHarness,
  urgency: Urgency,
  more: object = {},
): Promise<readonly AlertId[]> {
  const query = queryOf(harness, urgency, { limit: 2, ...more });
  const { emergencies } = await resultOf(harness, harness.me.source.listAlerts(query));
  check(emergencies !== undefined, 'the first page states the emergencies');
  return idsOf(emergencies);
}

export const emergencyClauses: readonly Clause[] = [
  {
    id: 'emergencies',
    title:
      'the first page of a list names the emergencies of its range that nobody has opened or settled (AC-370)',
    needs: ['arriveEmergency'],
    async run(harness) {
      const { source } = harness.me;
      const hour = 60 * MINUTE_MS;
      const arrive = (urgency: Urgency, hoursAgo: number): Promise<AlertId> =>
        harness.arriveEmergency?.({ urgency, createdOn: harness.now() - hoursAgo * hour }) ??
        Promise.resolve('');
      const oldest = await arrive('urgent', 40);
      const settled = await arrive('urgent', 30);
      const opened = await arrive('urgent', 20);
      const newest = await arrive('urgent', 10);
      const important = await arrive('important', 15);
      await arriveSome(harness, 'urgent', 3);
      const expected = [newest, opened, settled, oldest];
      checkSame(await readEmergencies(harness, 'urgent'), expected, 'below the page, newest first');
      checkSame(await readEmergencies(harness, 'important'), [important], 'of the list only');
      const range = { start: harness.now() - 25 * hour, end: harness.now() };
      checkSame(
        await readEmergencies(harness, 'urgent', { range }),
        [newest, opened],
        'within the range',
      );
      const read = async (id: AlertId) => {
        const [alert] = await resultOf(harness, source.readAlerts([id]));
        check(alert !== undefined, 'the emergency can be read');
        return targetOf(alert);
      };
      const resolve = { change: { type: 'resolve' }, target: await read(settled) } as const;
      await resultOf(harness, source.act(resolve));
      const open = { change: { type: 'read' }, target: await read(opened) } as const;
      await resultOf(harness, harness.colleague.source.act(open));
      for (const unresolvedOnly of [false, true]) {
        checkSame(
          await readEmergencies(harness, 'urgent', { unresolvedOnly }),
          [newest, oldest],
          'neither a settled one nor one that a colleague has opened',
        );
      }
      const page = await resultOf(harness, source.listAlerts(queryOf(harness, 'urgent')));
      checkSame(page.alerts.length, 7, 'the page has each alert once');
    },
  },
];
