/**
 * Runs inside a page: draws the road picture by picture and encodes it. It stands alone, as a page knows
 * nothing of this module.
 *
 * @param {{ width: number, height: number, framesPerSecond: number, frames: number, codec: string, bitrate: number }} shape
 * @returns {Promise<{ samples: { data: string, isKey: boolean }[], description: string }>} in base64
 */
export async function drawAndEncode(shape) {
  const { width, height, framesPerSecond, frames, codec, bitrate } = shape;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');
  const pen = context;
  const horizon = height * 0.46;
  const middle = width / 2;

  /** @param {string} colour @param {...[number, number]} points */
  const area = (colour, ...points) => {
    pen.fillStyle = colour;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.fill();
  };

  /** @param {number} depth 0 at the horizon, 1 at the camera @returns {number} px from the top */
  const down = (depth) => horizon + (height - horizon) * depth;

  /** @param {number} seconds */
  const draw = (seconds) => {
    const sky = pen.createLinearGradient(0, 0, 0, horizon);
    sky.addColorStop(0, '#4d5763');
    sky.addColorStop(1, '#8b96a1');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, width, horizon);
    area('#39443c', [0, horizon], [width, horizon], [width, height], [0, height]);
    area('#2f3a36', [0, horizon], [90, horizon - 22], [190, horizon - 6], [230, horizon]);
    area('#323d38', [width, horizon], [400, horizon - 26], [300, horizon - 8], [255, horizon]);
    area('#33383f', [middle - 12, horizon], [middle + 12, horizon], [460, height], [20, height]);
    // The dashes come nearer: their depth grows with the square of the time.
    for (let dash = 0; dash < 7; dash += 1) {
      const from = ((dash + ((seconds * 1.6) % 1)) / 7) ** 2;
      const to = ((dash + 0.45 + ((seconds * 1.6) % 1)) / 7) ** 2;
      const [near, far] = [Math.min(to, 1), Math.min(from, 1)];
      const wide = (/** @type {number} */ depth) => 0.6 + depth * 5;
      area(
        '#d7dce2',
        [middle - wide(far), down(far)],
        [middle + wide(far), down(far)],
        [middle + wide(near), down(near)],
        [middle - wide(near), down(near)],
      );
    }
    // The lorry ahead brakes: it is nearest in the middle of the clip.
    const near = 1 - Math.abs(seconds - 2) / 2;
    const size = 34 + near * 46;
    const top = down(0.12 + near * 0.16) - size;
    area(
      '#c9ced4',
      [middle - size / 2, top],
      [middle + size / 2, top],
      [middle + size / 2, top + size * 0.86],
      [middle - size / 2, top + size * 0.86],
    );
    pen.fillStyle = '#9aa2ab';
    pen.fillRect(middle - 0.5, top, 1, size * 0.86);
    pen.fillStyle = '#1f242b';
    pen.fillRect(middle - size * 0.42, top + size * 0.86, size * 0.84, size * 0.1);
    pen.fillStyle = near > 0.45 ? '#ff4438' : '#8f2a24';
    pen.fillRect(middle - size * 0.48, top + size * 0.76, size * 0.12, size * 0.07);
    pen.fillRect(middle + size * 0.36, top + size * 0.76, size * 0.12, size * 0.07);
    // What the camera itself would write.
    pen.font = '500 12px monospace';
    pen.fillStyle = '#ffffff';
    pen.fillText(`00:00:0${seconds.toFixed(2)}  62 km/h`, 12, height - 12);
  };

  /** @type {EncodedVideoChunk[]} */
  const chunks = [];
  /** @type {Uint8Array} */
  let description = new Uint8Array();
  /** @type {unknown} */
  let failure;
  const encoder = new VideoEncoder({
    output(chunk, told) {
      chunks.push(chunk);
      const known = told?.decoderConfig?.description;
      if (known instanceof ArrayBuffer) description = new Uint8Array(known);
      else if (known !== undefined) description = new Uint8Array(/** @type {Uint8Array} */ (known));
    },
    error(error) {
      failure = error;
    },
  });
  encoder.configure({ codec, width, height, bitrate, framerate: framesPerSecond });
  for (let index = 0; index < frames; index += 1) {
    draw(index / framesPerSecond);
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round((index * 1_000_000) / framesPerSecond),
    });
    encoder.encode(frame, { keyFrame: index % framesPerSecond === 0 });
    frame.close();
  }
  await encoder.flush();
  if (failure !== undefined) throw failure;

  /** @param {Uint8Array} bytes */
  const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const samples = chunks.map((chunk) => {
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    return { data: base64(bytes), isKey: chunk.type === 'key' };
  });
  return { samples, description: base64(description) };
}
