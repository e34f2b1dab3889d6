import { describe, expect, it } from 'vitest';
import { LOGO_FILE_MAX, logoFileProblem } from './logo.ts';

const bytes = (...values: readonly (number | string)[]): Uint8Array =>
  Uint8Array.from(
    values.flatMap((value) =>
      typeof value === 'number' ? [value] : [...value].map((letter) => letter.codePointAt(0) ?? 0),
    ),
  );

const png = bytes(0x89, 'PNG\r\n', 0x1a, 0x0a);

describe('the file of a logo', () => {
  it.each([
    ['a PNG', png],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
  ])('is accepted as %s (CS-30)', (_what, start) => {
    expect(logoFileProblem(1_000, start)).toBeUndefined();
  });

  it.each([
    ['nothing', bytes()],
    ['an SVG', bytes('<svg xmlns="http')],
    ['a GIF', bytes('GIF89a')],
    ['another RIFF file', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['half a signature of PNG', bytes(0x89, 'PN')],
    ['half a signature of JPEG', bytes(0xff, 0xd8)],
  ])('is refused as %s (CS-30)', (_what, start) => {
    expect(logoFileProblem(1_000, start)).toBe('LOGO_TYPE');
  });

  it('is refused above 10 MB (CS-30)', () => {
    expect(logoFileProblem(LOGO_FILE_MAX, png)).toBeUndefined();
    expect(logoFileProblem(LOGO_FILE_MAX + 1, png)).toBe('LOGO_SIZE');
  });
});
