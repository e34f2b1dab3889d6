/** What the bytes of a picture say about it, before anything decodes them. */
export interface PictureStructure {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly isAnimated: boolean;
  /** Where the picture ends; `null` if it is incomplete. */
  readonly end: number | null;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
/** Length, type and checksum. */
const PNG_CHUNK = 12;
/** What every picture has at least. */
const HEADER = 16;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Four letters. */
const nameAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** A signature, then chunks up to IEND. `acTL` announces an animation. */
function pngStructure(bytes: Uint8Array): PictureStructure {
  const view = viewOf(bytes);
  const type = 'image/png';
  let isAnimated = false;
  let at = PNG_SIGNATURE.length;
  while (at + PNG_CHUNK <= bytes.length) {
    const name = nameAt(bytes, at + 4);
    if (name === 'acTL') isAnimated = true;
    at += PNG_CHUNK + view.getUint32(at);
    if (name === 'IEND') return { type, isAnimated, end: at <= bytes.length ? at : null };
  }
  return { type, isAnimated, end: null };
}

const isJpegStandalone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Segments up to the marker EOI; compressed data follows SOS, in which FF is followed by 0 or a restart marker. */
function jpegStructure(bytes: Uint8Array): PictureStructure {
  const view = viewOf(bytes);
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
      at += 2 + view.getUint16(at + 2);
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
  }
  return open;
}

function endOfScan(bytes: Uint8Array, start: number): number {
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
function webpStructure(bytes: Uint8Array): PictureStructure {
  const length = viewOf(bytes).getUint32(4, true);
  const end = 8 + length + (length % 2);
  const isExtended = nameAt(bytes, 12) === 'VP8X';
  const isAnimated = isExtended && ((bytes[20] ?? 0) & WEBP_ANIMATION) !== 0;
  return { type: 'image/webp', isAnimated, end: end <= bytes.length ? end : null };
}

/** The structure of a PNG, JPEG or WebP picture; `null` for anything else. */
export function readPictureStructure(bytes: Uint8Array): PictureStructure | null {
  if (bytes.length < HEADER) return null;
  if (startsWith(bytes, PNG_SIGNATURE)) return pngStructure(bytes);
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpegStructure(bytes);
  return nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP' ? webpStructure(bytes) : null;
}
