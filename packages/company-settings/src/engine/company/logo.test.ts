import { describe, expect, it } from 'vitest';
import { LOGO_FILE_MAX, logoFileProblem } from './logo.ts';

const bytes = (...values: readonly (number | string)[]): Uint8Array =>
  Uint8Array.from(
    values.flatMap((value) =>
      typeof value === 'number' ? [value] : [...value].map((letter) => letter.codePointAt(0) ?? 0),
    ),
  );

/** A chunk of PNG without content. */
const chunk = (name: string): readonly (number | string)[] => [0, 0, 0, 0, name, 1, 2, 3, 4];

const png = bytes(0x89, 'PNG\r\n', 0x1a, 0x0a, ...chunk('IDAT'), ...chunk('IEND'));
/** A header, one scan in which FF is escaped and restarted, and the end. */
const jpeg = bytes(
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0xff, 0xd9],
  ...[0xff, 0xda, 0, 2, 0xff, 0, 7, 0xff, 0xd0, 7, 0xff, 0xd9],
);
const webp = bytes('RIFF', 8, 0, 0, 0, 'WEBP', 'VP8L');

const pictures = [
  ['a PNG', png],
  ['a JPEG', jpeg],
  ['a WebP', webp],
] as const;

const joined = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

describe('the file of a logo', () => {
  it.each(pictures)('is accepted as %s (CS-30)', (_what, file) => {
    expect(logoFileProblem(file.length, file)).toBeUndefined();
  });

  it.each([
    ['nothing', bytes()],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a GIF', bytes('GIF89a, and more of it')],
    ['another RIFF file', bytes('RIFF', 8, 0, 0, 0, 'WAVE', 'fmt ')],
    ['half a signature of PNG', bytes(0x89, 'PN')],
    ['half a signature of JPEG', bytes(0xff, 0xd8)],
    ['a picture after a page', joined(bytes('<p>'), png)],
  ])('is refused as %s (CS-30)', (_what, file) => {
    expect(logoFileProblem(file.length, file)).toBe('LOGO_TYPE');
  });

  it.each(pictures)('is refused as a part of %s (CS-126)', (_what, file) => {
    for (let end = 16; end < file.length; end += 1) {
      expect(logoFileProblem(end, file.subarray(0, end)), `${end} bytes`).toBe('LOGO_UNREADABLE');
    }
  });

  it.each(pictures)('is refused as %s with something after it (CS-126)', (_what, file) => {
    for (const more of ['<script>1</script>', 'PK', '\n']) {
      const both = joined(file, bytes(more));
      expect(logoFileProblem(both.length, both)).toBe('LOGO_MORE');
    }
  });

  it('is refused above 10 MB (CS-30)', () => {
    expect(logoFileProblem(LOGO_FILE_MAX, png)).toBeUndefined();
    expect(logoFileProblem(LOGO_FILE_MAX + 1, png)).toBe('LOGO_SIZE');
  });
});
