import type { AlertChange } from '../alert/alert-action.ts';
import { TIME_WINDOW_MS } from '../alert/limits.ts';
import type { KeptText, KeptTexts } from './kept-texts.ts';

/** The newest texts that are kept. */
const KEPT_MAX = 20;

/** Joins two texts so that nothing the user wrote is lost, and nothing is there twice. */
export function joinTexts(first: string, second: string): string {
  if (first.includes(second)) return first;
  return second.includes(first) ? second : `${first}\n${second}`;
}

const textOf = (change: AlertChange): string | null => {
  if (change.type === 'note') return change.text;
  if (change.type === 'resolve') return change.note ?? null;
  return change.type === 'falseAlert' ? change.reason : null;
};

/** Keeps the text of a change that was never saved, as long as its alert can be in a list. */
export function keepText(
  texts: KeptTexts,
  change: AlertChange,
  what: Pick<KeptText, 'alertId' | 'keptOn'>,
): void {
  const text = textOf(change);
  if (text === null) return;
  const type = change.type === 'falseAlert' ? 'falseAlert' : 'note';
  const isSame = (one: KeptText): boolean => one.alertId === what.alertId && one.type === type;
  const before = texts.get().find(isSame);
  const others = texts
    .get()
    .filter((one) => !isSame(one) && Math.abs(what.keptOn - one.keptOn) < TIME_WINDOW_MS);
  const kept = { ...what, type, text: before ? joinTexts(before.text, text) : text } as const;
  texts.set([...others, kept].slice(-KEPT_MAX));
}
