import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rawAlerts } from '../../db/schema.ts';
import { graphql } from '../../testing/client.ts';
import { anyDate } from '../../testing/operations.ts';
import { takeSequence } from '../../db/sequence.ts';
import {
  act,
  head,
  iso,
  manager,
  one,
  server,
  setUpActionServer,
} from '../../testing/action-server.ts';

setUpActionServer();

describe('many alerts', () => {
  const day = Date.parse('2026-10-01T00:00:00.000Z');
  const dateRange = { start: iso(day), end: iso(day + 86_400_000) };

  const addMany = (count: number, from: number): Promise<void> =>
    server.db.transaction(async (tx) => {
      const { first } = await takeSequence(tx, 1, count);
      for (let done = 0; done < count; done += 1_000) {
        const rows = Array.from({ length: Math.min(1_000, count - done) }, (_, index) => ({
          companyId: 1,
          seq: first + done + index,
          createdSeq: first + done + index,
          dedupeKey: `many-${from + done + index}`,
          createdOn: new Date(day + from + done + index),
          receivedOn: new Date(day),
          vehicleId: one.vehicle.id,
          deviceId: one.vehicle.deviceId,
          alertCode: 8,
          alertRuleIds: [one.importantRule],
        }));
        await tx.insert(rawAlerts).values(rows);
      }
    });

  it('change together up to 10,000; one more is rejected as a whole (RS-35)', async () => {
    await addMany(10_000, 0);
    const all = { selectionMode: 'All', dateRange };
    const before = await head();
    const result = await act(manager, all);
    expect(result.data).toMatchObject({ updatedAlerts: 10_000, insertedAlertLogs: 10_000 });
    expect(result.seq).toBe(before + 1);
    await addMany(1, 10_000);
    const again = { ...all, data: '{"isResolved":false}' };
    expect(await act(manager, again)).toMatchObject({
      isSuccessful: false,
      message: 'At most 10000 alerts at once. Narrow the date range.',
    });
    const open = await server.db.$count(
      rawAlerts,
      and(eq(rawAlerts.seq, result.seq), eq(rawAlerts.isResolved, true)),
    );
    expect(open).toBe(10_000);
  });

  it('can be listed individually (RS-35)', async () => {
    const rows = await server.db
      .select({ id: rawAlerts.id })
      .from(rawAlerts)
      .where(eq(rawAlerts.companyId, 1))
      .orderBy(asc(rawAlerts.createdOn))
      .limit(10_000);
    const requestedIds = rows.map(({ id }) => String(id));
    const mutation =
      'mutation($input: RawAlertsActionInput!) { upsertRawAlertsAction(input: $input) { data { updatedAlerts } items { outcome } } }';
    const input = {
      actionType: 'Read',
      data: null,
      rawAlertId: requestedIds,
      selectionMode: 'Selection',
      dateRange: anyDate,
    };
    const result = await graphql(server, manager.accessToken, mutation, { input });
    expect(result.data.updatedAlerts).toBe(10_000);
    expect(result.items).toHaveLength(10_000);
  });
});
