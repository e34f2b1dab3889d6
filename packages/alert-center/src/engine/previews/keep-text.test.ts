import { createMemoryStore } from '@pantau/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { TIME_WINDOW_MS } from '../alert/limits.ts';
import { fixedScope } from '../state/storage-scope.ts';
import { keepText } from './keep-text.ts';
import { type KeptTexts, createKeptTexts } from './kept-texts.ts';

const now = Date.UTC(2026, 10, 20, 7, 32);
let texts: KeptTexts;

const keep = (alertId: string, text: string, keptOn = now): void => {
  keepText(texts, { type: 'note', text }, { alertId, keptOn });
};
const kept = (): readonly string[] => texts.get().map(({ alertId, text }) => `${alertId}: ${text}`);

beforeEach(() => {
  texts = createKeptTexts(createMemoryStore(), fixedScope(), (error) => {
    throw error;
  });
});

describe('texts that were never saved', () => {
  it('are removed after 48 hours when another one is kept (AC-375)', () => {
    keep('a', 'Called');
    keep('b', 'No answer', now + 1);
    keep('c', 'Asked the depot', now + TIME_WINDOW_MS);
    expect(kept()).toEqual(['b: No answer', 'c: Asked the depot']);
  });

  it('are removed when the clock was set back by more than 48 hours (AC-375)', () => {
    keep('a', 'Called');
    keep('b', 'No answer', now - TIME_WINDOW_MS);
    expect(kept()).toEqual(['b: No answer']);
  });

  it('of one alert are joined without losing or repeating anything (AC-375)', () => {
    keep('a', 'Called');
    keep('a', 'No answer');
    keep('a', 'No answer');
    keepText(texts, { type: 'falseAlert', reason: 'Dirty lens' }, { alertId: 'a', keptOn: now });
    expect(kept()).toEqual(['a: Called\nNo answer', 'a: Dirty lens']);
  });

  it('of a note that an alert should be resolved with are kept as its note (AC-822)', () => {
    const what = { alertId: 'a', keptOn: now };
    keepText(texts, { type: 'resolve' }, what);
    expect(kept()).toEqual([]);
    keepText(texts, { type: 'resolve', note: 'Called' }, what);
    expect(texts.get()).toMatchObject([{ type: 'note', text: 'Called' }]);
  });

  it('are the newest 20 (AC-375)', () => {
    for (let index = 0; index < 22; index += 1) keep(`a${String(index)}`, 'Called');
    expect(kept()).toHaveLength(20);
    expect(kept()[0]).toBe('a2: Called');
  });
});
