import { describe, expect, it } from 'vitest';
import { toHtmlTable, toTsv } from './table-text.ts';

describe('clipboard', () => {
  it('copies a single cell unchanged', () => {
    expect(toTsv([['+62 812-9034']])).toBe('+62 812-9034');
    expect(toTsv([['two\nlines']])).toBe('two\nlines');
  });

  it('separates cells by tabs and rows by line breaks, and quotes cells that contain them', () => {
    expect(
      toTsv([
        ['a', 'b\tc'],
        ['say "x"', 'd'],
      ]),
    ).toBe('a\t"b\tc"\n"say ""x"""\td');
  });

  it('copies what looks like a formula as it is (DT-209)', () => {
    expect(toTsv([['=1+1', '-5']])).toBe('=1+1\t-5');
    expect(toHtmlTable([['+62 812-9034']])).toContain('<td>+62 812-9034</td>');
  });

  it('never turns text into markup', () => {
    expect(toHtmlTable([['<img src=x onerror=alert(1)>', 'a & "b"']])).toBe(
      '<table><tbody><tr><td>&lt;img src=x onerror=alert(1)&gt;</td><td>a &amp; &quot;b&quot;</td></tr></tbody></table>',
    );
  });

  it('copies nothing without cells', () => {
    expect(toTsv([])).toBe('');
  });
});
