import { describe, expect, it } from 'vitest';
import { toHtmlTable, toTsv } from './table-text.ts';

describe('clipboard', () => {
  it('one cell by itself is its text, unchanged', () => {
    expect(toTsv([['+62 812-9034']])).toBe('+62 812-9034');
    expect(toTsv([['two\nlines']])).toBe('two\nlines');
  });

  it('cells are parted by tabs and rows by lines; what holds one is quoted', () => {
    expect(
      toTsv([
        ['a', 'b\tc'],
        ['say "x"', 'd'],
      ]),
    ).toBe('a\t"b\tc"\n"say ""x"""\td');
  });

  it('several cells go into a spreadsheet: a formula stays a text', () => {
    expect(toTsv([['=1+1', '-5']])).toBe("'=1+1\t-5");
    expect(toHtmlTable([['=1+1']])).toContain('<td>&#39;=1+1</td>');
  });

  it('no text becomes markup', () => {
    expect(toHtmlTable([['<img src=x onerror=alert(1)>', 'a & "b"']])).toBe(
      '<table><tbody><tr><td>&lt;img src=x onerror=alert(1)&gt;</td><td>a &amp; &quot;b&quot;</td></tr></tbody></table>',
    );
  });

  it('nothing is copied of nothing', () => {
    expect(toTsv([])).toBe('');
  });
});
