import { checkCatalog } from '@pantau/core/testing';
import { expect, test } from 'vitest';

type Texts = Readonly<Record<string, string>>;

interface Catalog {
  readonly namespace: string;
  readonly messages: Readonly<Record<'en' | 'id', Texts>>;
}

// The portal composes all packages, so it knows every catalogue.
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../packages/*/src/**/messages/*-messages.ts',
    '../../../../apps/*/src/**/messages/*-messages.ts',
  ],
  { eager: true },
);
const files = import.meta.glob<{ readonly en: Texts }>(
  '../../../../{packages,apps}/*/src/**/messages/{en,*-en}.ts',
  { eager: true },
);

const isCatalog = (value: unknown): value is Catalog =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'messages' in value;

const catalogs = Object.values(modules).flatMap(Object.values).filter(isCatalog);

test('every catalogue has all texts in both languages, with the same placeholders', () => {
  expect(catalogs.flatMap(checkCatalog)).toEqual([]);
});

test('every text belongs to a catalogue', () => {
  expect(Object.keys(files).length).toBeGreaterThan(8);
  const isIn = (texts: Texts, { messages }: Catalog): boolean =>
    Object.entries(texts).every(([key, text]) => messages.en[key] === text);
  const lost = Object.entries(files).filter(([, { en }]) => !catalogs.some((one) => isIn(en, one)));
  expect(lost.map(([file]) => file)).toEqual([]);
});

test('a key has one text in its namespace, also where a later catalogue adds to it', () => {
  const known = new Map<string, string>();
  for (const { namespace, messages } of catalogs) {
    for (const [language, texts] of Object.entries(messages)) {
      for (const [key, text] of Object.entries(texts)) {
        const place = `${language} ${namespace}:${key}`;
        expect(known.get(place) ?? text, place).toBe(text);
        known.set(place, text);
      }
    }
  }
});

type Language = 'en' | 'id';

const textsOf = (language: Language): readonly string[] =>
  catalogs.flatMap(({ messages }) => Object.values(messages[language]));

/** The texts of a key in every namespace that has it. */
const textsWithKey = (language: Language, key: string): readonly string[] =>
  catalogs.flatMap(({ messages }) => messages[language][key] ?? []);

test.each([
  ['id', 'falseAlertTitle', 'Tandai alarm palsu?'],
  ['id', 'stripLabel', 'Terbaru, belum dibaca'],
  ['id', 'goodLateAfternoon', 'Selamat sore, {{name}}'],
  ['id', 'timeWindowNewest', '{{hours}} jam terakhir, diperbarui {{time}}'],
  ['id', 'themeSystem', 'Ikuti perangkat'],
  ['id', 'reminderOff', 'Tanpa pengingat'],
  ['id', 'reminderNone', 'Tanpa pengingat'],
  ['id', 'asksBeforeResolve', 'Konfirmasi sebelum menandai selesai'],
  ['id', 'settingAsks', 'Konfirmasi sebelum menandai selesai'],
  ['id', 'mediaWaiting', 'Menunggu rekaman'],
  ['id', 'valueDuration', 'Durasi'],
  ['id', 'duration', 'Durasi'],
  ['id', 'durationThreshold', 'Batas durasi'],
  ['id', 'skipToContent', 'Lewati ke konten'],
  ['en', 'mediaWaiting', 'Waiting for the recording'],
  ['en', 'valueDuration', 'Duration'],
  ['en', 'duration', 'Duration'],
  ['en', 'durationThreshold', 'Duration limit'],
  ['en', 'attention', 'Needs attention'],
  ['en', 'display', 'Layout'],
  ['en', 'layoutSettings', 'Layout'],
  ['en', 'themeSystem', 'Match device'],
  ['en', 'stripLabel', 'Newest unread'],
  ['en', 'wrongPassword', 'Email or password is incorrect.'],
  ['en', 'unresolvedCount', '{{number}} unresolved'],
  ['en', 'connectionDisconnected', 'Disconnected'],
] as const)('in “%s” the text of %s is “%s” everywhere (AC-443)', (language, key, wording) => {
  expect(new Set(textsWithKey(language, key))).toEqual(new Set([wording]));
});

// Other namespaces have these keys for something else.
test.each([
  ['id', 'markFalse', 'Tandai alarm palsu'],
  ['en', 'errorOffline', 'No connection. Changes are not confirmed until the connection is back.'],
] as const)('in “%s” a text of %s is “%s” (AC-443)', (language, key, wording) => {
  expect(textsWithKey(language, key)).toContain(wording);
});

test('where English abbreviates a unit of time, Indonesian says “dtk”, “mnt” and “j” (AC-443)', () => {
  const units = { s: 'dtk', min: 'mnt', h: 'j' } as const;
  const abbreviated = /(?:^|\}\} )(s|min|h)(?![\w.])/g;
  const unitsOf = (text: string): string[] =>
    [...text.matchAll(abbreviated)].map(([, unit]) => units[unit as keyof typeof units]);
  // The figures of a driver's score have room for the word.
  const spelledOut = new Set(['hoursValue']);
  const pairs = catalogs.flatMap(({ messages: { en, id } }) =>
    Object.entries(en)
      .filter(([key]) => !spelledOut.has(key))
      .map(([key, text]) => ({ key, unit: unitsOf(text), text: id[key] ?? '' })),
  );
  expect(pairs.filter(({ unit }) => unit.length > 0).length).toBeGreaterThan(10);
  const words = (text: string): string[] => text.split(/[\s.,]+/);
  const others = pairs.filter(({ unit, text }) => !unit.every((one) => words(text).includes(one)));
  expect(others).toEqual([]);
});

test('the theme of the device is “Match device” in every English text (AC-443)', () => {
  expect(textsOf('en').filter((text) => /like the device/i.test(text))).toEqual([]);
});

test('a connection is “koneksi” in every Indonesian text (AC-443)', () => {
  expect(textsOf('id').filter((text) => /sambung/i.test(text))).toEqual([]);
});
