import type { StateChange } from '../../engine/alert/alert-action.ts';
import { TIME_WINDOW_MS } from '../../engine/alert/limits.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { makeAlert } from './make-alert.ts';
import type { Random } from './random.ts';
import { actOn } from './world-actions.ts';
import type { WorldRecords } from './world-log.ts';
import { demoUsers } from './world-users.ts';

/**
 * The initial alerts. `busy`: 60 alerts over the last 48 h, the older ones mostly settled. `settled`: the
 * same, all resolved. `quiet`: 6 alerts. `empty`: none.
 */
export type WorldScenario = 'busy' | 'settled' | 'quiet' | 'empty';

const sizes: Readonly<Record<WorldScenario, number>> = {
  busy: 60,
  settled: 60,
  quiet: 6,
  empty: 0,
};

const notes = [
  'Sudah dihubungi, pengemudi istirahat',
  'no occurrences',
  'detected as another occurrence',
];

function makeChanges(random: Random, age: number, scenario: WorldScenario): readonly StateChange[] {
  if (scenario === 'settled') return [{ type: 'read' }, { type: 'resolve' }];
  // The newest alerts are unread; older ones are more likely to be settled.
  if (random.next() > age * 2.2) return [];
  const changes: StateChange[] = [{ type: 'read' }];
  if (random.next() < 0.18) changes.push({ type: 'note', text: random.pick(notes) });
  const verdict = random.next();
  if (verdict < age) changes.push({ type: 'resolve' });
  else if (verdict < age + 0.12) changes.push({ type: 'falseAlert', reason: 'no occurrences' });
  return changes;
}

/** Fills the records with a history that ends at `now`. */
export function writeHistory(
  records: WorldRecords,
  random: Random,
  scenario: WorldScenario,
  now: number,
): void {
  const size = sizes[scenario];
  const oldest = TIME_WINDOW_MS * 0.97;
  for (let index = 0; index < size; index += 1) {
    // Alerts are denser towards the present.
    const age = (1 - (index + random.next() * 0.8) / size) ** 2;
    const createdOn = Math.round(now - 20_000 - age * oldest);
    records.head += 1;
    const identity = { id: String(1_000 + index), seq: records.head, now: createdOn + 900 };
    const alert = makeAlert(random, identity, { createdOn });
    records.alerts.set(alert.id, alert);
    records.events.push({ kind: 'arrival', seq: alert.seq, alertId: alert.id });
    for (const change of makeChanges(random, age, scenario)) {
      const user = random.pick([demoUsers.manager, demoUsers.dispatcher]);
      const when = Math.min(now - 1_000, createdOn + random.whole(20, 900) * 1_000);
      actOn(records, user, { change, target: targetAlerts([alert]) }, when);
    }
  }
}
