/** What the bytes of a picture say about it, before anything decodes them. */
export interface PictureStructure {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly isAnimated: boolean;
  /** Where the picture ends; `null` if it is incomplete. */
  readonly end: number | null;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum. */
const PNG_CHUNK = 12;

/** A signature, then chunks up to IEND. `acTL` announces an animation. */
function pngStructure(bytes: Buffer): PictureStructure {
  const type = 'image/png';
  let isAnimated = false;
  let at = PNG_SIGNATURE.length;
  while (at + PNG_CHUNK <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') isAnimated = true;
    at += PNG_CHUNK + bytes.readUInt32BE(at);
    if (name === 'IEND') return { type, isAnimated, end: at <= bytes.length ? at : null };
  }
  return { type, isAnimated, end: null };
}

const isJpegStandalone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Segments up to the marker EOI; compressed data follows SOS, in which FF is followed by 0 or a restart marker. */
function jpegStructure(bytes: Buffer): PictureStructure {
  const open = { type: 'image/jpeg', isAnimated: false, end: null } as const;
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return open;
    if (marker === 0xd9) return { ...open, end: at + 2 };
    if (marker === 0xff) at += 1;
    else if (isJpegStandalone(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return open;
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
  }
  return open;
}

function endOfScan(bytes: Buffer, start: number): number {
  let at = start;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
  return bytes.length;
}

/** Of the extended header. */
const WEBP_ANIMATION = 0x02;

/** A RIFF container, which states its length. */
function webpStructure(bytes: Buffer): PictureStructure {
  const length = bytes.readUInt32LE(4);
  const end = 8 + length + (length % 2);
  const isExtended = bytes.toString('latin1', 12, 16) === 'VP8X';
  const isAnimated = isExtended && ((bytes[20] ?? 0) & WEBP_ANIMATION) !== 0;
  return { type: 'image/webp', isAnimated, end: end <= bytes.length ? end : null };
}

/** The structure of a PNG, JPEG or WebP picture; `null` for anything else. */
export function readPictureStructure(bytes: Buffer): PictureStructure | null {
  if (bytes.length < 16) return null;
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return pngStructure(bytes);
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return jpegStructure(bytes);
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF';
  return isRiff && bytes.toString('latin1', 8, 12) === 'WEBP' ? webpStructure(bytes) : null;
}
