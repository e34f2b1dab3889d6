import { readPictureStructure } from '@pantau/core/company';
import sharp from 'sharp';
import { LogoRefusal } from './logo-refusal.ts';

export const LOGO_BYTES_MAX = 2 * 1024 * 1024;
const sides = { min: 64, max: 4_096 };
/** Pixels a side of the stored logo. */
const SIDE = 256;

// A picture is never opened by a decoder that was not meant for it, such as that of SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Logos are rare and all different.
sharp.cache(false);

/**
 * Reads an uploaded picture and encodes it anew, so that nothing but its pixels is kept.
 *
 * @param declaredType the media type of the request
 * @throws LogoRefusal
 */
export async function convertLogo(bytes: Buffer, declaredType: string): Promise<Buffer> {
  if (bytes.length > LOGO_BYTES_MAX) throw new LogoRefusal('LOGO_SIZE');
  const structure = readPictureStructure(bytes);
  if (structure === null || structure.isAnimated || structure.type !== declaredType) {
    throw new LogoRefusal('LOGO_TYPE');
  }
  if (structure.end === null) throw new LogoRefusal('LOGO_UNREADABLE');
  if (structure.end !== bytes.length) throw new LogoRefusal('LOGO_TYPE');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: sides.max ** 2 });
  // Reads only the header.
  const { width, height, pages = 1 } = await picture.metadata().catch(refuseUnreadable);
  if (pages > 1) throw new LogoRefusal('LOGO_TYPE');
  if (Math.min(width, height) < sides.min || Math.max(width, height) > sides.max) {
    throw new LogoRefusal('LOGO_DIMENSIONS');
  }
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return picture
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'contain', background })
    .png()
    .toBuffer()
    .catch(refuseUnreadable);
}

function refuseUnreadable(error: unknown): never {
  // Of limitInputPixels, which is checked before the sides are known here.
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  throw new LogoRefusal(isTooLarge ? 'LOGO_DIMENSIONS' : 'LOGO_UNREADABLE');
}
