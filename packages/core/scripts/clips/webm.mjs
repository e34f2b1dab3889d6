/**
 * @typedef {object} EncodedVideo
 * @property {number} width px
 * @property {number} height px
 * @property {number} framesPerSecond
 * @property {readonly { data: Buffer, isKey: boolean }[]} samples one a frame
 * @property {Buffer} description what the decoder needs to know, where the codec has such
 */

/** @param {number} value @param {number} bytes */
function unsigned(value, bytes) {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** @param {number} value of a float with 8 bytes */
function float(value) {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return buffer;
}

/** @param {string} id in hexadecimals @param {...Buffer} parts an element of EBML with a length of 4 bytes */
function element(id, ...parts) {
  const content = Buffer.concat(parts);
  return Buffer.concat([
    Buffer.from(id, 'hex'),
    unsigned((0x10_00_00_00 | content.length) >>> 0, 4),
    content,
  ]);
}

/** @param {string} value */
const text = (value) => Buffer.from(value, 'latin1');

/**
 * A WebM file (Matroska) of VP9 pictures, with its length and an index, so that it can be searched.
 *
 * @param {EncodedVideo} video
 */
export function webmOf({ width, height, framesPerSecond, samples }) {
  const frameMs = 1_000 / framesPerSecond;
  /** @type {{ startMs: number, blocks: Buffer[] }[]} */
  const clusters = [];
  for (const [index, { data, isKey }] of samples.entries()) {
    const atMs = Math.round(index * frameMs);
    if (isKey) clusters.push({ startMs: atMs, blocks: [] });
    const cluster = clusters.at(-1);
    if (cluster === undefined) throw new Error('The first picture is no key picture');
    const head = Buffer.concat([
      unsigned(0x81, 1),
      unsigned(atMs - cluster.startMs, 2),
      unsigned(isKey ? 0x80 : 0, 1),
    ]);
    cluster.blocks.push(element('a3', head, data));
  }
  const bodies = clusters.map(({ startMs, blocks }) =>
    element('1f43b675', element('e7', unsigned(startMs, 4)), ...blocks),
  );
  const info = element(
    '1549a966',
    element('2ad7b1', unsigned(1_000_000, 4)),
    element('4489', float(samples.length * frameMs)),
    element('4d80', text('Pantau')),
    element('5741', text('Pantau')),
  );
  const picture = element(
    'e0',
    element('b0', unsigned(width, 2)),
    element('ba', unsigned(height, 2)),
  );
  const tracks = element(
    '1654ae6b',
    element(
      'ae',
      element('d7', unsigned(1, 1)),
      element('73c5', unsigned(1, 1)),
      element('9c', unsigned(0, 1)),
      element('83', unsigned(1, 1)),
      element('86', text('V_VP9')),
      picture,
    ),
  );
  /** @param {readonly number[]} positions of the clusters in the segment */
  const cuesAt = (positions) =>
    element(
      '1c53bb6b',
      ...clusters.map(({ startMs }, index) =>
        element(
          'bb',
          element('b3', unsigned(startMs, 4)),
          element(
            'b7',
            element('f7', unsigned(1, 1)),
            element('f1', unsigned(positions[index] ?? 0, 4)),
          ),
        ),
      ),
    );
  let next = info.length + tracks.length + cuesAt([]).length;
  const positions = bodies.map((body) => {
    const position = next;
    next += body.length;
    return position;
  });
  const header = element(
    '1a45dfa3',
    element('4286', unsigned(1, 1)),
    element('42f7', unsigned(1, 1)),
    element('42f2', unsigned(4, 1)),
    element('42f3', unsigned(8, 1)),
    element('4282', text('webm')),
    element('4287', unsigned(2, 1)),
    element('4285', unsigned(2, 1)),
  );
  return Buffer.concat([header, element('18538067', info, tracks, cuesAt(positions), ...bodies)]);
}
