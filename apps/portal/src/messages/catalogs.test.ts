import { checkCatalog } from '@pantau/core/testing';
import { expect, test } from 'vitest';

interface Catalog {
  readonly namespace: string;
  readonly messages: Readonly<Record<'en' | 'id', Readonly<Record<string, string>>>>;
}

// The portal composes all packages, so it knows every catalogue.
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../packages/*/src/**/messages/*-messages.ts',
    '../../../../apps/*/src/**/messages/*-messages.ts',
  ],
  { eager: true },
);
const texts = import.meta.glob('../../../../{packages,apps}/*/src/**/messages/{en,*-en}.ts');

const isCatalog = (value: unknown): value is Catalog =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'messages' in value;

const catalogs = Object.values(modules).flatMap(Object.values).filter(isCatalog);

test('every catalogue has all texts in both languages, with the same placeholders', () => {
  expect(catalogs.flatMap(checkCatalog)).toEqual([]);
});

test('every file of texts belongs to a catalogue with its own namespace', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(8);
  expect(new Set(catalogs.map(({ namespace }) => namespace)).size).toBe(Object.keys(texts).length);
});
