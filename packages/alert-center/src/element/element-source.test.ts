import { createMemoryCallSource } from '@pantau/core/calls';
import { systemClock } from '@pantau/core';
import { expect, test } from 'vitest';
import { createMemoryAlertSource, createMemoryBrandSource } from '../adapters/memory/index.ts';
import { type AttributeName, readSettings } from './element-settings.ts';
import { type SourceOptions, createSourceCache } from './element-source.ts';

const sourceOptions = (
  attributes: Partial<Record<AttributeName, string>>,
  own: Partial<SourceOptions> = {},
): SourceOptions => ({
  source: null,
  evidence: null,
  calls: null,
  brandSource: null,
  user: null,
  settings: readSettings((name) => attributes[name] ?? null),
  getToken: async () => 'token',
  onError: () => {},
  ...own,
});

const fleet = { 'base-url': 'https://fleet.example' };

test('a server provides alerts, evidence and calls, with stable identity while it is unchanged', () => {
  const cache = createSourceCache();
  const first = cache.get(sourceOptions(fleet));
  expect(first?.evidence).not.toBeNull();
  expect(first?.calls).not.toBeNull();
  expect(cache.get(sourceOptions({ ...fleet, locale: 'en', 'max-calls': '3' }))).toEqual(first);
  expect(cache.get(sourceOptions({ 'base-url': 'https://other.example' }))?.source).not.toBe(
    first?.source,
  );
});

test('allows one simultaneous call unless the page raises the limit', () => {
  const cache = createSourceCache();
  const calls = cache.get(sourceOptions(fleet))?.calls;
  expect(calls?.maxCalls).toBe(1);
  cache.get(sourceOptions({ ...fleet, 'max-calls': '3' }));
  expect(calls?.maxCalls).toBe(3);
});

test('the host’s own sources take precedence over the server', () => {
  const cache = createSourceCache();
  const source = createMemoryAlertSource();
  const calls = createMemoryCallSource({ clock: systemClock });
  expect(cache.get(sourceOptions({}))).toBeNull();
  expect(cache.get(sourceOptions({}, { source }))).toEqual({
    source,
    evidence: null,
    calls: null,
    branding: null,
  });
  const mixed = cache.get(sourceOptions(fleet, { source, calls }));
  expect(mixed?.source).toBe(source);
  expect(mixed?.calls).toBe(calls);
  expect(mixed?.evidence).not.toBeNull();
  expect(mixed?.branding).not.toBeNull();
  const brandSource = createMemoryBrandSource();
  expect(cache.get(sourceOptions(fleet, { brandSource }))?.branding).toBe(brandSource);
});
