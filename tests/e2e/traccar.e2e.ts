import { expect, test } from '../support/test.ts';
import { createIngest } from '../support/ingest.ts';
import { unresolvedTotal } from '../support/unresolved-total.ts';
import { generateTraccarFeed } from '../support/traccar-generator.ts';

const seed = Number(process.env['PANTAU_SEED'] ?? '20261120');

test('shows every alert of a Traccar feed once, in order of creation (PO-44)', async ({
  signedIn,
  ownServer,
}) => {
  test.setTimeout(300_000);
  console.log(`Traccar feed: PANTAU_SEED=${seed}`);
  const ingest = createIngest(ownServer);
  const { lines, vehicles } = generateTraccarFeed({ seed, endsAt: Date.now() });
  await ingest.register(vehicles);
  const portal = await signedIn('manager', { server: ownServer });
  const before = await unresolvedTotal(ownServer);

  /** Creation time of each accepted alert by id. */
  const accepted = new Map<string, number>();
  const emergencies = new Set<string>();
  for (const [index, { message, outcome }] of lines.entries()) {
    const [result] = await ingest.post('traccar', message);
    expect(result?.outcome, `outcome of line ${index + 1} (${message.event.type})`).toBe(outcome);
    if (result?.outcome === 'accepted' && result.rawAlertId !== undefined) {
      accepted.set(result.rawAlertId, Date.parse(message.event.eventTime));
      if (message.event.attributes['alarm'] === 'sos') emergencies.add(result.rawAlertId);
    }
  }
  expect(accepted.size).toBeGreaterThan(300);
  expect(await unresolvedTotal(ownServer), 'totals add up').toBe(before + accepted.size);

  // Each alert is in one of the two lists.
  const start = Math.min(...accepted.values());
  const urgent = await portal.allAlertIds('urgent', start);
  const important = await portal.allAlertIds('important', start);
  for (const shown of [urgent, important]) {
    // Unread emergencies are above the others (AC-235).
    const times = shown.flatMap((id) => accepted.get(id) ?? []);
    const firstOther = times.findIndex((time, index) => time > (times[index - 1] ?? Infinity));
    const others = times.splice(Math.max(0, firstOther));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(others).toEqual(others.toSorted((a, b) => b - a));
    const onTop = shown.filter((id) => accepted.has(id)).slice(0, times.length);
    expect(onTop.filter((id) => !emergencies.has(id))).toEqual([]);
  }
  const shown = [...urgent, ...important];
  expect(new Set(shown).size, 'no alert is listed twice').toBe(shown.length);
  expect(shown.filter((id) => accepted.has(id)).toSorted()).toEqual(
    [...accepted.keys()].toSorted(),
  );
});
