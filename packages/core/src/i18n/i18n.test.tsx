import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type MessageKey, defineCatalog } from './catalog.ts';
import { createI18n } from './create-i18n.ts';
import { createFormat } from './format.ts';
import { I18nProvider, useFormat, useLocale, useMessages } from './i18n-context.tsx';

const catalog = defineCatalog(
  'test',
  {
    'bell.label': 'Alerts of {{name}}',
    ago_one: '{{count}} minute ago',
    ago_other: '{{count}} minutes ago',
    bracket: 'a:b.c',
  },
  {
    'bell.label': 'Peringatan {{name}}',
    ago_one: '{{count}} menit lalu',
    ago_other: '{{count}} menit lalu',
    bracket: 'a:b.c',
  },
);

describe('words', () => {
  it('come in the language asked for, with their values (CO-3)', () => {
    expect(createI18n({ locale: 'en' }).translator(catalog)('bell.label', { name: 'Ani' })).toBe(
      'Alerts of Ani',
    );
    expect(createI18n({ locale: 'id' }).translator(catalog)('bell.label', { name: 'Ani' })).toBe(
      'Peringatan Ani',
    );
  });

  it('take the plural form of the count (CO-3)', () => {
    const en = createI18n({ locale: 'en' }).translator(catalog);
    expect([en('ago', { count: 1 }), en('ago', { count: 5 })]).toEqual([
      '1 minute ago',
      '5 minutes ago',
    ]);
    expect(createI18n({ locale: 'id' }).translator(catalog)('ago', { count: 1 })).toBe(
      '1 menit lalu',
    );
  });

  it('are typed: plural keys without their suffix, no unknown keys', () => {
    const t = createI18n({ locale: 'en' }).translator(catalog);
    type Key = 'bell.label' | 'ago' | 'bracket';
    expectTypeOf<MessageKey<keyof (typeof catalog)['messages']['en']>>().toEqualTypeOf<Key>();
    // @ts-expect-error not a key of the catalogue
    expect(t('unknown')).toBe('unknown');
  });

  it('leave escaping to React and read nothing into values (CO-6)', () => {
    const t = createI18n({ locale: 'en' }).translator(catalog);
    const name = '<b>&$t(bracket){{count}}';
    expect(t('bell.label', { name, count: 1 })).toBe(`Alerts of ${name}`);
  });

  it('take values that look like placeholders or patterns as they are, and a missing one as nothing (CO-6)', () => {
    const t = createI18n({ locale: 'en' }).translator(catalog);
    expect(t('bell.label', { name: '{{name}} $& $1' })).toBe('Alerts of {{name}} $& $1');
    expect(t('bell.label', { name: 0 })).toBe('Alerts of 0');
    expect(t('bell.label', {})).toBe('Alerts of ');
    expect(t('bell.label')).toBe('Alerts of ');
  });

  it('of a host may do what i18next can: other keys and spaces in placeholders', () => {
    const overrides = { test: { en: { 'bell.label': '$t(bracket) of {{ name }}' } } };
    const t = createI18n({ locale: 'en', overrides }).translator(catalog);
    expect(t('bell.label', { name: 'Ani' })).toBe('a:b.c of Ani');
  });

  it('let the host use his own, key by key (CO-4)', () => {
    const overrides = { test: { en: { 'bell.label': 'Events of {{name}}' } } };
    const t = createI18n({ locale: 'en', overrides }).translator(catalog);
    expect(t('bell.label', { name: 'Ani' })).toBe('Events of Ani');
    expect(t('bracket')).toBe('a:b.c');
  });

  it('of two providers do not mix, and the host’s i18next stays untouched (CO-5)', () => {
    const overrides = { test: { en: { bracket: 'tenant' } } };
    const one = createI18n({ locale: 'en', overrides }).translator(catalog);
    const two = createI18n({ locale: 'en' }).translator(catalog);
    expect([one('bracket'), two('bracket')]).toEqual(['tenant', 'a:b.c']);
    expect(i18next.isInitialized).toBeFalsy();
  });

  it('of two catalogues with one namespace are joined', () => {
    const i18n = createI18n({ locale: 'en', overrides: { test: { en: { bracket: 'own' } } } });
    const later = defineCatalog('test', { later: 'Later' }, { later: 'Nanti' });
    expect(i18n.translator(catalog)('bracket')).toBe('own');
    expect(i18n.translator(later)('later')).toBe('Later');
    expect(i18n.translator(catalog)('bracket')).toBe('own');
  });

  it('come by the same function every time', () => {
    const i18n = createI18n({ locale: 'en' });
    expect(i18n.translator(catalog)).toBe(i18n.translator(catalog));
  });
});

describe('formats', () => {
  const at = Date.UTC(2026, 10, 5, 7, 3, 9);

  it('write Indonesian as the looks have it', () => {
    const format = createFormat('id', 'Asia/Jakarta');
    expect(format.time(at)).toBe('14.03');
    expect(format.timeWithSeconds(at)).toBe('14.03.09');
    expect(format.date(at)).toBe('5 Nov 2026');
    expect(format.dateTime(at)).toBe('5 Nov 2026, 14.03');
    expect(format.number(14_850_000)).toBe('14.850.000');
    expect(format.currency(14_850_000)).toBe('Rp\u00a014.850.000');
  });

  it('write English as the looks have it', () => {
    const format = createFormat('en', 'Asia/Jakarta');
    expect(format.time(at)).toBe('14:03');
    expect(format.number(14_850_000)).toBe('14,850,000');
    expect(format.number(0.5, { style: 'percent' })).toBe('50%');
  });

  it('follow the time zone, and the device when the zone is unknown (CO-7)', () => {
    expect(createFormat('en', 'Asia/Jayapura').time(at)).toBe('16:03');
    expect(createFormat('en', 'Mars/Olympus').timeZone).toBeUndefined();
  });

  it('show midnight as 00', () => {
    expect(createFormat('en', 'UTC').time(Date.UTC(2026, 0, 1))).toBe('00:00');
  });
});

describe('I18nProvider', () => {
  function Probe() {
    const t = useMessages(catalog);
    return `${useLocale()} ${t('bracket')} ${useFormat().time(0)}`;
  }

  it('gives words, language and formats', () => {
    const element = (
      <I18nProvider
        locale="id"
        timeZone="Asia/Jakarta"
        overrides={{ test: { id: { bracket: 'kita' } } }}
      >
        <Probe />
      </I18nProvider>
    );
    expect(renderToStaticMarkup(element)).toBe('id kita 07.00');
  });

  it('says what is missing without it', () => {
    expect(() => renderToStaticMarkup(<Probe />)).toThrow(/PantauProvider/);
  });
});
