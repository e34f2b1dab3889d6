import { expect, expectTypeOf, it } from 'vitest';
import { type AlertCenterTranslation, addLanguage, allMessages } from './all-messages.ts';
import { ar } from './languages/ar.ts';
import { th } from './languages/th.ts';

type Texts = Readonly<Record<string, string>>;

const placeholders = (text: string | undefined): readonly string[] =>
  [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

const baseOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

it.each([
  ['Arabic', 'ar', ar],
  ['Thai', 'th', th],
])(
  'has every text in %s, with placeholders that the built-in texts have (EM-63)',
  (_name, tag, language) => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const [namespace, catalog] of Object.entries(allMessages)) {
      const { en } = catalog.messages as { readonly en: Texts };
      const given = language[namespace as keyof AlertCenterTranslation] as Texts;
      const needed = new Set(Object.keys(en).map(baseOf));
      expect(new Set(Object.keys(given).map(baseOf)), namespace).toEqual(needed);
      for (const [key, text] of Object.entries(given)) {
        const form = /_(\w+)$/.exec(key)?.[1] ?? 'other';
        // A form of one is also read where the language has none.
        if (baseOf(key) !== key) expect([...categories, 'one'], key).toContain(form);
        const original = en[key] ?? en[`${baseOf(key)}_other`];
        const allowed = placeholders(original);
        for (const name of placeholders(text))
          expect(allowed, `${namespace} ${key}`).toContain(name);
        // The number may be said in words where a form is about one or two.
        const said = new Set([...placeholders(text), 'count', 'most', 'others']);
        if (form === 'other')
          expect(
            allowed.filter((name) => !said.has(name)),
            key,
          ).toEqual([]);
      }
    }
  },
);

it('is a type without holes: a translation that lacks a text does not compile (EM-62)', () => {
  type Core = AlertCenterTranslation['core'];
  type Bell = AlertCenterTranslation['alert-center'];
  expectTypeOf<Omit<Core, 'close'>>().not.toExtend<Core>();
  expectTypeOf<Omit<Bell, 'title'>>().not.toExtend<Bell>();
  expectTypeOf<Omit<Bell, 'waiting_other'>>().not.toExtend<Bell>();
  // The other plural forms are those that a language has.
  expectTypeOf<Omit<Bell, 'waiting_one' | 'waiting_few'>>().toExtend<Bell>();
});

it('has every catalogue of the alert centre (EM-62)', () => {
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*-messages.ts', {
    eager: true,
  });
  const catalogs = Object.entries(modules)
    // History, handover and preferences are entries of their own.
    .filter(([file]) => !/(?:all|handover|history|preferences)-messages/.test(file))
    .flatMap(([, module]) => Object.values(module))
    .filter((one): one is { readonly namespace: string } => Object(one).namespace !== undefined);
  expect(catalogs.length).toBeGreaterThan(4);
  expect(Object.keys(allMessages)).toEqual(
    expect.arrayContaining(catalogs.map(({ namespace }) => namespace)),
  );
});

it('is added under a tag (EM-62)', () => {
  const messages = addLanguage('th', th);
  expect(Object.keys(messages)).toEqual(Object.keys(allMessages));
  expect(messages['alert-center']?.['th']?.['title']).toBe('ศูนย์แจ้งเตือน');
});

it('mentions Pantau in no text (EM-78)', () => {
  const catalogs = Object.entries(allMessages).flatMap(([namespace, { messages }]) => [
    ...Object.entries(messages).map(([tag, texts]) => [`${namespace} ${tag}`, texts] as const),
    [`${namespace} ar`, ar[namespace as keyof AlertCenterTranslation]] as const,
    [`${namespace} th`, th[namespace as keyof AlertCenterTranslation]] as const,
  ]);
  expect(catalogs.length).toBeGreaterThan(20);
  const mentions = catalogs.flatMap(([of, texts]) =>
    Object.entries(texts as Texts)
      .filter(([, text]) => /pantau/i.test(text))
      .map(([key, text]) => `${of} ${key}: ${text}`),
  );
  expect(mentions).toEqual([]);
});
