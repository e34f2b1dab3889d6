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

const textsOf = (language: 'en' | 'id'): readonly string[] =>
  catalogs.flatMap(({ messages }) => Object.values(messages[language]));

test.each([
  ['id', 'Tandai alarm palsu'],
  ['id', 'Terbaru, belum dibaca'],
  ['id', 'Selamat sore, {{name}}'],
  ['id', '{{number}} dtk'],
  ['id', '{{number}} mnt'],
  ['id', '{{number}} j'],
  ['id', '{{hours}} jam terakhir, diperbarui {{time}}'],
  ['id', 'Ikuti perangkat'],
  ['id', 'Tanpa pengingat'],
  ['id', 'Konfirmasi sebelum menandai selesai'],
  ['id', 'Menunggu rekaman'],
  ['id', 'Durasi'],
  ['id', 'Batas durasi'],
  ['id', 'Lewati ke konten'],
  ['en', 'Waiting for the recording'],
  ['en', 'Duration'],
  ['en', 'Duration limit'],
  ['en', 'Needs attention'],
  ['en', 'Layout'],
  ['en', 'Match device'],
  ['en', 'Newest unread'],
  ['en', 'Email or password is incorrect.'],
  ['en', '{{number}} unresolved'],
  ['en', 'Disconnected'],
  ['en', 'No connection. Changes are not confirmed until the connection is back.'],
] as const)('the product says in “%s”: “%s” (AC-443)', (language, wording) => {
  expect(textsOf(language)).toContain(wording);
});

test('the theme of the device is “Match device” in every English text (AC-443)', () => {
  expect(textsOf('en').filter((text) => /like the device/i.test(text))).toEqual([]);
});

test('a connection is “koneksi” in every Indonesian text (AC-443)', () => {
  expect(textsOf('id').filter((text) => /sambung/i.test(text))).toEqual([]);
});
