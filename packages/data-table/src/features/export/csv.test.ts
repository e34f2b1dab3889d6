import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFileName, csvLines } from './csv.ts';
import { escapeFormula } from './escape-formula.ts';
import { viewCells } from './view-cells.ts';

describe('CSV', () => {
  it('separates cells by commas and rows by line breaks, and quotes where necessary', () => {
    expect(
      csvLines([
        ['Number', 'Customer'],
        ['SO-1', 'PT "A", B'],
        ['SO-2', 'two\nlines'],
        [null, ' padded '],
      ]),
    ).toBe('Number,Customer\r\nSO-1,"PT ""A"", B"\r\nSO-2,"two\nlines"\r\n," padded "\r\n');
  });

  it('uses the separator that spreadsheets of the language expect', () => {
    expect(csvLines([['a;b', 'c,d']], { separator: ';' })).toBe('"a;b";c,d\r\n');
  });

  it('writes numbers and dates that a spreadsheet of the language can calculate with (DT-209)', () => {
    const cells = [
      [1_500_000.5, -3, new Date(Date.UTC(2026, 10, 20, 7, 5)), new Date(NaN), undefined],
    ];
    expect(csvLines(cells, { separator: ';', decimal: ',', timeZone: 'Asia/Jakarta' })).toBe(
      '1500000,5;-3;2026-11-20 14:05:00;;\r\n',
    );
    expect(csvLines([[0.25]])).toBe('0.25\r\n');
  });

  it('takes the export value of a column, else numbers and dates as they are, else the text (DT-209)', () => {
    const row = { weight: 12.5, status: 'D' };
    const column = { key: 'k', label: 'K' };
    const cells = viewCells<typeof row>(
      [
        { ...column, value: ({ weight }) => weight, text: () => '12.5 kg' },
        { ...column, value: ({ status }) => status, text: () => 'Draft' },
        { ...column, value: ({ status }) => status, exportValue: () => 7 },
        { ...column, value: () => new Date(0), text: () => 'long ago' },
      ],
      [row],
    );
    expect(cells).toEqual([[12.5, 'Draft', 7, new Date(0)]]);
  });

  it.each([
    "=HYPERLINK('http://evil')",
    '+1+1|cmd',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1',
    '  =1+1',
    '＝1+1',
    '\u200b=1+1',
    '+628121234567',
  ])('a text that a spreadsheet would calculate is made harmless: %s', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it.each(['-5', '-14.850,5', 'SO-2611-00482', 'a=b', '', '–', '0812-9034'])(
    '"%s" is left as it is',
    (text) => {
      expect(escapeFormula(text)).toBe(text);
    },
  );

  it('keeps numbers as numbers', () => {
    expect(csvLines([[-5, 14_850_000.5, true]])).toBe('-5,14850000.5,true\r\n');
  });

  it('escapes every formula, and every text can be read back (DT-42)', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[=+\-@\t ,;"'\n]{0,6}$/),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          const parsed = parse(csvLines(rows));
          expect(parsed).toEqual(rows.map((row) => row.map(escapeFormula)));
          const dangerous = parsed.flat().filter((text) => /^[=+@\t\r]|^-(?!\d)/.test(text));
          expect(dangerous).toEqual([]);
        },
      ),
    );
  });

  it('names the file after its content and the day', () => {
    expect(csvFileName('Sales orders', '2026-11-20')).toBe('Sales orders 2026-11-20.csv');
    expect(csvFileName('../a:b\n', '2026-11-20')).toBe('.. a b 2026-11-20.csv');
    expect(csvFileName(' ', '2026-11-20')).toBe('2026-11-20.csv');
  });
});

/** A reader of RFC 4180, written from the other side. */
function parse(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        cell += text[at];
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    } else {
      while (text[at] !== ',' && !text.startsWith('\r\n', at)) cell += text[at++];
    }
    row.push(cell);
    if (text[at] === ',') at += 1;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
