import { LOGO_SIDE } from '../../engine/company/logo.ts';

export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A square PNG of a part of a picture.
 *
 * @param url address of the picture, of this page's origin
 * @param area in px of the picture
 * @returns `null` for a picture that cannot be decoded
 */
export async function cropPicture(url: string, area: CropArea): Promise<Blob | null> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const side = Math.min(LOGO_SIDE, Math.max(Math.round(area.width), 1));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
