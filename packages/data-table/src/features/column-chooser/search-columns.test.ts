import { expect, it } from 'vitest';
import type { ColumnDef } from '../columns/columns.ts';
import { flatten } from '../columns/setting-tree.ts';
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

it('finds a column by part of its label, ignoring case and accents', () => {
  expect(found('NOMOR')).toEqual(['number', 'sender', 'phone']);
  expect(found('cafe')).toEqual(['city']);
  expect(found('café')).toEqual(['city']);
});

it('keeps all children of a group found by its own label', () => {
  expect(found('pengirim')).toEqual(['sender', 'name', 'phone']);
});

it('finds everything for a blank search and nothing for unknown text', () => {
  expect(searchColumns(settings, '  ')).toBe(settings);
  expect(found('harga')).toEqual([]);
});
