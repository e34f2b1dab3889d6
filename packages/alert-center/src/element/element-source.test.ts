import { createMemoryCallSource } from '@pantau/core/calls';
import { systemClock } from '@pantau/core';
import { expect, test } from 'vitest';
import { createMemoryAlertSource } from '../adapters/memory/index.ts';
import { type AttributeName, readSettings } from './element-settings.ts';
import { type SourceWishes, createSourceKeeper } from './element-source.ts';

const wishes = (
  attributes: Partial<Record<AttributeName, string>>,
  own: Partial<SourceWishes> = {},
): SourceWishes => ({
  source: null,
  evidence: null,
  calls: null,
  user: null,
  settings: readSettings((name) => attributes[name] ?? null),
  getToken: async () => 'token',
  onError: () => {},
  ...own,
});

const fleet = { 'base-url': 'https://fleet.example' };

test('a server gives alerts, evidence and calls, the same ones while it stays the same', () => {
  const keeper = createSourceKeeper();
  const first = keeper.get(wishes(fleet));
  expect(first?.evidence).not.toBeNull();
  expect(first?.calls).not.toBeNull();
  expect(keeper.get(wishes({ ...fleet, locale: 'en', 'max-calls': '3' }))).toEqual(first);
  expect(keeper.get(wishes({ 'base-url': 'https://other.example' }))?.source).not.toBe(
    first?.source,
  );
});

test('one call at once, until the page says more', () => {
  const keeper = createSourceKeeper();
  const calls = keeper.get(wishes(fleet))?.calls;
  expect(calls?.maxCalls).toBe(1);
  keeper.get(wishes({ ...fleet, 'max-calls': '3' }));
  expect(calls?.maxCalls).toBe(3);
});

test('what the host has itself goes before the server; without a server there is nothing else', () => {
  const keeper = createSourceKeeper();
  const source = createMemoryAlertSource();
  const calls = createMemoryCallSource({ clock: systemClock });
  expect(keeper.get(wishes({}))).toBeNull();
  expect(keeper.get(wishes({}, { source }))).toEqual({ source, evidence: null, calls: null });
  const mixed = keeper.get(wishes(fleet, { source, calls }));
  expect(mixed?.source).toBe(source);
  expect(mixed?.calls).toBe(calls);
  expect(mixed?.evidence).not.toBeNull();
});
