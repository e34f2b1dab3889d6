import { LOGO_SIDE_MIN, type LogoProblem } from '../../engine/company/logo.ts';

/** px a side; more are of no use to a logo, and a canvas of them would need hundreds of MB. */
const SIDE_MAX = 2_048;

export interface SquarePicture {
  /** The whole picture in the middle of a transparent square. */
  readonly picture: Blob;
  /** The zoom at which the picture covers the square. */
  readonly cover: number;
}

/** Decodes a picture and fits it into a square, so that a wide logo can be used whole (CS-127). */
export async function squarePicture(file: Blob): Promise<SquarePicture | LogoProblem> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return 'LOGO_UNREADABLE';
  const long = Math.max(bitmap.width, bitmap.height);
  const short = Math.min(bitmap.width, bitmap.height);
  if (short < LOGO_SIDE_MIN) return 'LOGO_DIMENSIONS';
  const side = Math.min(long, SIDE_MAX);
  const scale = side / long;
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return 'LOGO_UNREADABLE';
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height);
  bitmap.close();
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return picture === null ? 'LOGO_UNREADABLE' : { picture, cover: long / short };
}
