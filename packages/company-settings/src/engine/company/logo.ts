import { readPictureStructure } from '@pantau/core/company';

/** Why a picture cannot become the logo. `LOGO_MORE`: the file contains more than a picture. */
export type LogoProblem =
  'LOGO_TYPE' | 'LOGO_SIZE' | 'LOGO_DIMENSIONS' | 'LOGO_UNREADABLE' | 'LOGO_MORE';

export const logoProblems: readonly LogoProblem[] = [
  'LOGO_TYPE',
  'LOGO_SIZE',
  'LOGO_DIMENSIONS',
  'LOGO_UNREADABLE',
  'LOGO_MORE',
];

/** Bytes of the file that the user chooses, before it is cropped. */
export const LOGO_FILE_MAX = 10_000_000;
/** Bytes of the cropped picture. */
export const LOGO_MAX = 2 * 1024 * 1024;
/** px a side. */
export const LOGO_SIDE_MIN = 64;
/** px a side of the cropped picture. */
export const LOGO_SIDE = 512;

/**
 * What a file can be refused for before it is decoded (CS-30, CS-126).
 *
 * @param size of the file
 * @param bytes all of them, unless the file is too large
 */
export function logoFileProblem(size: number, bytes: Uint8Array): LogoProblem | undefined {
  if (size > LOGO_FILE_MAX) return 'LOGO_SIZE';
  const picture = readPictureStructure(bytes);
  if (picture === null) return 'LOGO_TYPE';
  if (picture.end === null) return 'LOGO_UNREADABLE';
  return picture.end === bytes.length ? undefined : 'LOGO_MORE';
}
