import sharp from 'sharp';

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff';

/** A picture of one colour. */
export const drawPicture = (
  format: Format,
  width = 128,
  height = width,
  background = '#0f6e56',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .toFormat(format)
    .toBuffer();
