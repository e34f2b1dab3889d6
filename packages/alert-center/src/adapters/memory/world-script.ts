import type { AlertChange } from '../../engine/alert/alert-action.ts';
import { TIME_WINDOW_MS } from '../../engine/alert/limits.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { makeAlert } from './make-alert.ts';
import type { Random } from './random.ts';
import { actOn } from './world-actions.ts';
import type { WorldBooks } from './world-log.ts';
import { worldPeople } from './world-users.ts';

/**
 * How the world begins. `busy`: 60 alerts over the last 48 h, the older ones mostly settled. `settled`:
 * the same, all resolved. `quiet`: a handful. `empty`: nothing yet.
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

function whatHappened(
  random: Random,
  age: number,
  scenario: WorldScenario,
): readonly AlertChange[] {
  if (scenario === 'settled') return [{ type: 'read' }, { type: 'resolve' }];
  // The newest nobody has looked at yet; the older an alert, the likelier it is done with.
  if (random.next() > age * 2.2) return [];
  const changes: AlertChange[] = [{ type: 'read' }];
  if (random.next() < 0.18) changes.push({ type: 'note', text: random.pick(notes) });
  const verdict = random.next();
  if (verdict < age) changes.push({ type: 'resolve' });
  else if (verdict < age + 0.12) changes.push({ type: 'falseAlert', reason: 'no occurrences' });
  return changes;
}

/** Fills the books with a history that ends at `now`. */
export function writeHistory(
  books: WorldBooks,
  random: Random,
  scenario: WorldScenario,
  now: number,
): void {
  const size = sizes[scenario];
  const oldest = TIME_WINDOW_MS * 0.97;
  for (let index = 0; index < size; index += 1) {
    // Closer together towards the present.
    const age = (1 - (index + random.next() * 0.8) / size) ** 2;
    const createdOn = Math.round(now - 20_000 - age * oldest);
    books.head += 1;
    const identity = { id: String(1_000 + index), seq: books.head, now: createdOn + 900 };
    const alert = makeAlert(random, identity, { createdOn });
    books.alerts.set(alert.id, alert);
    books.events.push({ kind: 'arrival', seq: alert.seq, alertId: alert.id });
    for (const change of whatHappened(random, age, scenario)) {
      const person = random.pick([worldPeople.manager, worldPeople.dispatcher]);
      const when = Math.min(now - 1_000, createdOn + random.whole(20, 900) * 1_000);
      actOn(books, person, { change, target: targetAlerts([alert]) }, when);
    }
  }
}
