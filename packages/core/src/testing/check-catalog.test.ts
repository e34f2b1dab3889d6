import { describe, expect, it } from 'vitest';
import { defineCatalog } from '../i18n/catalog.ts';
import { checkCatalog } from './check-catalog.ts';

const catalogOf = (en: Record<string, string>, id: Record<string, string>) => ({
  namespace: 'test',
  messages: { en, id },
});

describe('checkCatalog', () => {
  it('accepts a complete catalogue', () => {
    const complete = defineCatalog('test', { hi: 'Hi {{name}}' }, { hi: 'Halo {{ name }}' });
    expect(checkCatalog(complete)).toEqual([]);
  });

  it('reports keys that are missing in one language', () => {
    expect(checkCatalog(catalogOf({ a: 'A' }, { b: 'B' }))).toEqual([
      'test: "a" is missing in id',
      'test: "b" is missing in en',
    ]);
  });

  it('reports empty texts', () => {
    expect(checkCatalog(catalogOf({ a: ' ' }, { a: 'A' }))).toEqual(['test: "a" is empty in en']);
  });

  it('reports texts with different placeholders, regardless of their order', () => {
    const catalog = catalogOf(
      { a: '{{one}} {{two}}', b: '{{count}} left' },
      { a: '{{two}} {{one}}', b: '{{total}} lagi' },
    );
    expect(checkCatalog(catalog)).toEqual([
      'test: "b" has different placeholders: en {count}, id {total}',
    ]);
  });
});
