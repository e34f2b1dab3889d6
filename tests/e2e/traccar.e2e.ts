import { expect, test } from '../support/test.ts';
import { createIngest } from '../support/ingest.ts';
import { unresolvedTotal } from '../support/unresolved-total.ts';
import { generateTraccarFeed } from '../support/traccar-generator.ts';

const seed = Number(process.env['PANTAU_SEED'] ?? '20261120');

test('a Traccar feed, line by line: every alert shows once, in order of creation', async ({
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

  /** When it happened, by id, for every line that became an alert. */
  const taken = new Map<string, number>();
  for (const [index, { message, outcome }] of lines.entries()) {
    const [result] = await ingest.post('traccar', message);
    expect(result?.outcome, `outcome of line ${index + 1} (${message.event.type})`).toBe(outcome);
    if (result?.outcome === 'accepted' && result.rawAlertId !== undefined) {
      taken.set(result.rawAlertId, Date.parse(message.event.eventTime));
    }
  }
  expect(taken.size).toBeGreaterThan(300);
  expect(await unresolvedTotal(ownServer), 'totals add up').toBe(before + taken.size);

  // Afterwards over the pages of both lists; each alert stands in one of them.
  const start = Math.min(...taken.values());
  const urgent = await portal.allAlertIds('urgent', start);
  const important = await portal.allAlertIds('important', start);
  for (const shown of [urgent, important]) {
    const times = shown.flatMap((id) => taken.get(id) ?? []);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  }
  const shown = [...urgent, ...important];
  expect(new Set(shown).size, 'no alert stands twice').toBe(shown.length);
  expect(shown.filter((id) => taken.has(id)).toSorted()).toEqual([...taken.keys()].toSorted());
});
