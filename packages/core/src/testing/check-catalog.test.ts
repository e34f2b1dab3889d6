import { describe, expect, it } from 'vitest';
import { defineCatalog } from '../i18n/catalog.ts';
import { checkCatalog } from './check-catalog.ts';

const catalogOf = (en: Record<string, string>, id: Record<string, string>) => ({
  namespace: 'test',
  messages: { en, id },
});

describe('checkCatalog', () => {
  it('finds nothing wrong with a whole catalogue', () => {
    const whole = defineCatalog('test', { hi: 'Hi {{name}}' }, { hi: 'Halo {{ name }}' });
    expect(checkCatalog(whole)).toEqual([]);
  });

  it('names keys that one language lacks', () => {
    expect(checkCatalog(catalogOf({ a: 'A' }, { b: 'B' }))).toEqual([
      'test: "a" is missing in id',
      'test: "b" is missing in en',
    ]);
  });

  it('names empty texts', () => {
    expect(checkCatalog(catalogOf({ a: ' ' }, { a: 'A' }))).toEqual(['test: "a" is empty in en']);
  });

  it('names texts whose placeholders differ, whatever their order', () => {
    const catalog = catalogOf(
      { a: '{{one}} {{two}}', b: '{{count}} left' },
      { a: '{{two}} {{one}}', b: '{{total}} lagi' },
    );
    expect(checkCatalog(catalog)).toEqual([
      'test: "b" has other placeholders: en {count}, id {total}',
    ]);
  });
});
