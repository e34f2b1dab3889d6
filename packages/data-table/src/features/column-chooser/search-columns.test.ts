import { expect, it } from 'vitest';
import type { ColumnDef } from '../columns/columns.ts';
import { flatten } from '../columns/column-tree.ts';
import { defaultSettings } from '../columns/default-settings.ts';
import { searchColumns } from './search-columns.ts';

const column = (key: string, label: string) => ({ key, label, value: () => null });
const columns: readonly ColumnDef<unknown>[] = [
  column('number', 'Nomor'),
  {
    key: 'sender',
    label: 'Pengirim',
    fields: [column('name', 'Nama'), column('phone', 'Nomor telepon')],
  },
  column('city', 'Kota Café'),
];
const settings = defaultSettings(columns);
const found = (text: string): readonly string[] =>
  flatten(searchColumns(settings, text)).map((one) => one.key);

it('a column is found by a part of its label, whatever the case and the accents', () => {
  expect(found('NOMOR')).toEqual(['number', 'sender', 'phone']);
  expect(found('cafe')).toEqual(['city']);
  expect(found('café')).toEqual(['city']);
});

it('a group found by its own label keeps all its children', () => {
  expect(found('pengirim')).toEqual(['sender', 'name', 'phone']);
});

it('a blank search finds everything, an unknown word nothing', () => {
  expect(searchColumns(settings, '  ')).toBe(settings);
  expect(found('harga')).toEqual([]);
});
