/** Why a picture cannot become the logo; the last one is the server's. */
export type LogoProblem = 'LOGO_TYPE' | 'LOGO_SIZE' | 'LOGO_DIMENSIONS' | 'LOGO_UNREADABLE';

export const logoProblems: readonly LogoProblem[] = [
  'LOGO_TYPE',
  'LOGO_SIZE',
  'LOGO_DIMENSIONS',
  'LOGO_UNREADABLE',
];

/** Bytes of the file that the user chooses, before it is cropped. */
export const LOGO_FILE_MAX = 10_000_000;
/** Bytes of the cropped picture. */
export const LOGO_MAX = 2 * 1024 * 1024;
/** px a side. */
export const LOGO_SIDE_MIN = 64;
/** px a side of the cropped picture. */
export const LOGO_SIDE = 512;

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.codePointAt(0));

/** The type of a picture by its first bytes, whatever it calls itself; `null` for any other file. */
export function pictureType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  if (bytes[0] === 0x89 && startsWith(bytes, 1, 'PNG\r\n')) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  return startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP') ? 'image/webp' : null;
}

/** What a file can be refused for before it is decoded (CS-30). @param start the first 16 bytes of the file */
export function logoFileProblem(size: number, start: Uint8Array): LogoProblem | undefined {
  if (size > LOGO_FILE_MAX) return 'LOGO_SIZE';
  return pictureType(start) === null ? 'LOGO_TYPE' : undefined;
}
