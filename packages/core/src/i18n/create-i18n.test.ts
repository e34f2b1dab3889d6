import i18next from 'i18next';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type MessageKey, type MessageTexts, defineCatalog } from './catalog.ts';
import { createI18n } from './create-i18n.ts';
import { directionOf } from './locale.ts';

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

type Texts = Readonly<Record<string, string>>;

const translatorOf = (locale: string, texts: Readonly<Record<string, Texts>> = {}) =>
  createI18n({ locale, overrides: { test: texts } }).translator(catalog);

describe('texts', () => {
  it.each([
    ['en', 'Alerts of Ani'],
    ['id', 'Peringatan Ani'],
    ['en-US', 'Alerts of Ani'],
    ['id_ID', 'Peringatan Ani'],
  ])('are in the language of %s, with their values (CO-3)', (locale, text) => {
    expect(translatorOf(locale)('bell.label', { name: 'Ani' })).toBe(text);
  });

  it('take the plural form of the count (CO-3)', () => {
    const en = translatorOf('en');
    expect([en('ago', { count: 1 }), en('ago', { count: 5 })]).toEqual([
      '1 minute ago',
      '5 minutes ago',
    ]);
    expect(translatorOf('id')('ago', { count: 1 })).toBe('1 menit lalu');
  });

  it('about one thing are those of one, also in a language with one plural form (AC-537)', () => {
    const several = { ago_one: 'baru saja', ago_other: '{{count}} menit lalu' };
    for (const locale of ['id', 'id-ID']) {
      const t = translatorOf(locale, { id: several });
      expect([1, 2].map((count) => t('ago', { count }))).toEqual(['baru saja', '2 menit lalu']);
    }
    // A language without it keeps its own text.
    const th = { ago_other: '{{count}} นาทีที่แล้ว' };
    expect(translatorOf('th', { th })('ago', { count: 1 })).toBe('1 นาทีที่แล้ว');
  });

  it('look for the form of one only where a text is about one thing', () => {
    const { keyOf } = createI18n({ locale: 'id' });
    const created = vi.spyOn(Intl, 'PluralRules');
    for (const namespace of ['rows', 'panel']) keyOf(namespace)('ago', { count: 2 });
    expect(created).not.toHaveBeenCalled();
    for (const namespace of ['rows', 'panel']) keyOf(namespace)('ago', { count: 1 });
    expect(created).toHaveBeenCalledOnce();
    created.mockRestore();
  });

  it('have typed keys: plural keys without their suffix, no unknown keys', () => {
    const t = translatorOf('en');
    type Key = 'bell.label' | 'ago' | 'bracket';
    expectTypeOf<MessageKey<keyof (typeof catalog)['messages']['en']>>().toEqualTypeOf<Key>();
    // @ts-expect-error not a key of the catalogue
    expect(t('unknown')).toBe('unknown');
  });

  it('leave escaping to React and do not interpret values (CO-6)', () => {
    const name = '<b>&$t(bracket){{count}}';
    expect(translatorOf('en')('bell.label', { name, count: 1 })).toBe(`Alerts of ${name}`);
  });

  it('insert values that look like placeholders or patterns unchanged (CO-6)', () => {
    const t = translatorOf('en');
    expect(t('bell.label', { name: '{{name}} $& $1' })).toBe('Alerts of {{name}} $& $1');
    expect(t('bell.label', { name: 0 })).toBe('Alerts of 0');
  });

  it('leave out a value that is not given (CO-6)', () => {
    const t = translatorOf('en');
    expect(t('bell.label', {})).toBe('Alerts of ');
    expect(t('bell.label')).toBe('Alerts of ');
  });

  it('are cached per key and values', () => {
    const t = translatorOf('en');
    const texts = (): string[] => [
      t('bell.label', { name: 'Ani' }),
      t('bell.label', { name: 'Budi' }),
      t('bell.label'),
    ];
    expect(texts()).toEqual(['Alerts of Ani', 'Alerts of Budi', 'Alerts of ']);
    expect(texts()).toEqual(['Alerts of Ani', 'Alerts of Budi', 'Alerts of ']);
  });
});

describe('overrides of a host', () => {
  it('replace single texts (CO-4)', () => {
    const t = translatorOf('en', { en: { 'bell.label': 'Events of {{name}}' } });
    expect(t('bell.label', { name: 'Ani' })).toBe('Events of Ani');
    expect(t('bracket')).toBe('a:b.c');
  });

  it('may use what i18next offers: other keys, and spaces in placeholders', () => {
    const t = translatorOf('en', { en: { 'bell.label': '$t(bracket) of {{ name }}' } });
    expect(t('bell.label', { name: 'Ani' })).toBe('a:b.c of Ani');
  });
});

describe('a language of the host', () => {
  const th = { 'bell.label': 'การแจ้งเตือนของ {{name}}', ago_other: '{{count}} นาทีที่แล้ว' };

  it('falls back to English key by key (CO-38)', () => {
    const t = translatorOf('th', { th });
    expect(t('bell.label', { name: 'Ani' })).toBe('การแจ้งเตือนของ Ani');
    expect(t('bracket')).toBe('a:b.c');
  });

  it('takes its own plural forms (CO-38)', () => {
    const thai = translatorOf('th', { th });
    expect([1, 5].map((count) => thai('ago', { count }))).toEqual(['1 นาทีที่แล้ว', '5 นาทีที่แล้ว']);
    const pl = {
      ago_one: '{{count}} minutę',
      ago_few: '{{count}} minuty',
      ago_many: '{{count}} minut',
    };
    const polish = translatorOf('pl', { pl });
    expect([1, 3, 5].map((count) => polish('ago', { count }))).toEqual([
      '1 minutę',
      '3 minuty',
      '5 minut',
    ]);
  });

  it('falls back to English for a missing plural form', () => {
    expect(translatorOf('pl', { pl: {} })('ago', { count: 1 })).toBe('1 minute ago');
  });

  it.each([
    ['ms-MY', 'ms'],
    ['ms_my', 'ms'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['pt-BR', 'pt-br'],
  ])('%s finds the texts of %s (CO-38)', (locale, language) => {
    expect(translatorOf(locale, { [language]: { bracket: 'own' } })('bracket')).toBe('own');
  });

  it('is English when the host provides no texts or the tag is not well-formed', () => {
    expect(translatorOf('fr')('bell.label', { name: 'Ani' })).toBe('Alerts of Ani');
    expect(translatorOf('not a language!')('bell.label', { name: 'Ani' })).toBe('Alerts of Ani');
    expect(createI18n({ locale: 'not a language!' }).locale).toBe('en');
  });

  it('has typed keys, with the plural suffixes of any language', () => {
    const texts: MessageTexts<typeof catalog> = { bracket: 'x', ago_few: 'x', ago_one: 'x' };
    // @ts-expect-error not a key of the catalogue
    const wrong: MessageTexts<typeof catalog> = { unknown: 'x' };
    expect([texts, wrong]).toHaveLength(2);
  });
});

describe('instances', () => {
  it('do not share texts, and a host’s i18next stays untouched (CO-5)', () => {
    const one = translatorOf('en', { en: { bracket: 'tenant' } });
    const two = translatorOf('en');
    expect([one('bracket'), two('bracket')]).toEqual(['tenant', 'a:b.c']);
    expect(i18next.isInitialized).toBeFalsy();
  });

  it('join catalogues of the same namespace', () => {
    const i18n = createI18n({ locale: 'en', overrides: { test: { en: { bracket: 'own' } } } });
    const later = defineCatalog('test', { later: 'Later' }, { later: 'Nanti' });
    expect(i18n.translator(catalog)('bracket')).toBe('own');
    expect(i18n.translator(later)('later')).toBe('Later');
    expect(i18n.translator(catalog)('bracket')).toBe('own');
  });

  it('return the same function for a catalogue every time', () => {
    const i18n = createI18n({ locale: 'en' });
    expect(i18n.translator(catalog)).toBe(i18n.translator(catalog));
  });
});

describe('a language of the host', () => {
  const ar = {
    'bell.label': 'تنبيهات {{name}}',
    ago_two: 'قبل دقيقتين',
    ago_other: 'قبل {{count}}',
  };

  it('uses the form of “other” where it leaves out a plural form', () => {
    const t = translatorOf('ar', { ar: { ...ar, bracket: 'x' } });
    expect([0, 1, 2, 3, 11, 100].map((count) => t('ago', { count }))).toEqual([
      'قبل 0',
      'قبل 1',
      'قبل دقيقتين',
      'قبل 3',
      'قبل 11',
      'قبل 100',
    ]);
  });

  it('that lacks texts is reported in development, once per catalogue and language (CO-270)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const i18n = createI18n({ locale: 'ar-EG', overrides: { test: { ar } } });
    i18n.translator(catalog);
    i18n.add(catalog);
    expect(warn.mock.calls).toEqual([
      ["Pantau: messages['test'] has no text in ar-EG for bracket"],
    ]);
    warn.mockClear();
    translatorOf('ar', { ar: { ...ar, bracket: 'x' } });
    translatorOf('ar-EG', { ar, 'ar-EG': { bracket: 'x' } });
    translatorOf('zh-Hant-TW', { 'zh-Hant': { 'bell.label': 'x', ago_other: 'x', bracket: 'x' } });
    // The built-in languages are complete, and may be replaced in part.
    translatorOf('id', { id: { bracket: 'x' } });
    translatorOf('en-GB', { 'en-GB': { bracket: 'x' } });
    expect(warn).not.toHaveBeenCalled();
    vi.stubEnv('NODE_ENV', 'production');
    translatorOf('ar', { ar });
    vi.unstubAllEnvs();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('falls back to the language that the host chooses (CO-272)', () => {
    const overrides = { test: { ms: { bracket: 'x' } } };
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const textIn = (fallback?: 'en' | 'id') =>
      createI18n({ locale: 'ms', overrides, fallback }).translator(catalog)('bell.label', {
        name: 'Ani',
      });
    expect([textIn(), textIn('en'), textIn('id')]).toEqual([
      'Alerts of Ani',
      'Alerts of Ani',
      'Peringatan Ani',
    ]);
    warn.mockRestore();
  });

  it.each([
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['fa', 'rtl'],
    ['he', 'rtl'],
    ['ur-PK', 'rtl'],
    ['ks-Deva', 'ltr'],
    ['az-Arab', 'rtl'],
    ['id', 'ltr'],
    ['th', 'ltr'],
    ['zh-Hant-TW', 'ltr'],
    ['not a tag!', 'ltr'],
  ])('is written in the direction of its script: %s (CO-273)', (locale, direction) => {
    expect(directionOf(locale)).toBe(direction);
  });
});
