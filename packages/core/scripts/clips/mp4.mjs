/** @typedef {import('./webm.mjs').EncodedVideo} EncodedVideo */

/** @param {...number} values as 32 bits each */
function words(...values) {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => buffer.writeUInt32BE(value, index * 4));
  return buffer;
}

/** @param {...number} values as 16 bits each */
function halves(...values) {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeUInt16BE(value, index * 2));
  return buffer;
}

/** @param {string} value */
const text = (value) => Buffer.from(value, 'latin1');

/** @param {string} type @param {...Buffer} parts a box of ISO 14496-12 */
function box(type, ...parts) {
  const content = Buffer.concat(parts);
  return Buffer.concat([words(content.length + 8), text(type), content]);
}

const MATRIX = words(0x1_00_00, 0, 0, 0, 0x1_00_00, 0, 0, 0, 0x40_00_00_00);
const TICKS_PER_FRAME = 40;

/**
 * An MP4 file of H.264 pictures, what it holds told before the pictures, so that it plays while it loads.
 *
 * @param {EncodedVideo} video
 */
export function mp4Of({ width, height, framesPerSecond, samples, description }) {
  const timescale = framesPerSecond * TICKS_PER_FRAME;
  const duration = samples.length * TICKS_PER_FRAME;
  const keys = samples.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []));
  const avc1 = box(
    'avc1',
    Buffer.alloc(6),
    halves(1),
    Buffer.alloc(16),
    halves(width, height),
    words(0x48_00_00, 0x48_00_00, 0),
    halves(1),
    Buffer.alloc(32),
    halves(0x18, 0xff_ff),
    box('avcC', description),
  );
  /** @param {number} offset of the first picture in the file */
  const tableAt = (offset) =>
    box(
      'stbl',
      box('stsd', words(0, 1), avc1),
      box('stts', words(0, 1, samples.length, TICKS_PER_FRAME)),
      box('stss', words(0, keys.length, ...keys)),
      box('stsc', words(0, 1, 1, samples.length, 1)),
      box('stsz', words(0, 0, samples.length, ...samples.map(({ data }) => data.length))),
      box('stco', words(0, 1, offset)),
    );
  const dataReference = box('dinf', box('dref', words(0, 1), box('url ', words(1))));
  /** @param {number} offset */
  const mediaAt = (offset) =>
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, timescale, duration), halves(0x55_c4, 0)),
      box('hdlr', words(0, 0), text('vide'), Buffer.alloc(12), text('Pantau\0')),
      box('minf', box('vmhd', words(1), Buffer.alloc(8)), dataReference, tableAt(offset)),
    );
  const trackHead = box(
    'tkhd',
    words(3, 0, 0, 1, 0, duration, 0, 0, 0, 0),
    MATRIX,
    words(width * 0x1_00_00, height * 0x1_00_00),
  );
  const movieHead = box(
    'mvhd',
    words(0, 0, 0, timescale, duration, 0x1_00_00),
    halves(0x1_00, 0),
    Buffer.alloc(8),
    MATRIX,
    Buffer.alloc(24),
    words(2),
  );
  /** @param {number} offset */
  const movieAt = (offset) => box('moov', movieHead, box('trak', trackHead, mediaAt(offset)));
  const type = box('ftyp', text('isom'), words(0x2_00), text('isomiso2avc1mp41'));
  const firstPicture = type.length + movieAt(0).length + 8;
  return Buffer.concat([
    type,
    movieAt(firstPicture),
    box('mdat', ...samples.map(({ data }) => data)),
  ]);
}
