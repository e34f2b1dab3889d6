/**
 * Runs inside a page: draws what a camera saw picture by picture and encodes it. It stands alone, as a page
 * knows nothing of this module. What happens, happens in the middle of the clip.
 *
 * @param {{ scene: 'road' | 'driver', width: number, height: number, framesPerSecond: number, frames: number, codec: string, bitrate: number }} shape
 * @returns {Promise<{ samples: { data: string, isKey: boolean }[], description: string }>} in base64
 */
export async function drawAndEncode(shape) {
  const { scene, width, height, framesPerSecond, frames, codec, bitrate } = shape;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');
  const pen = context;
  const length = frames / framesPerSecond;
  const middle = width / 2;

  /** @param {string} colour @param {...[number, number]} points */
  const area = (colour, ...points) => {
    pen.fillStyle = colour;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.fill();
  };

  /** @param {string} colour @param {number} x @param {number} y @param {number} across @param {number} down */
  const oval = (colour, x, y, across, down) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, across, Math.max(down, 0.5), 0, 0, Math.PI * 2);
    pen.fill();
  };

  /** How near the event is: 0 far from it, 1 at it. @param {number} seconds */
  const nearness = (seconds) => Math.max(0, 1 - Math.abs(seconds - length / 2) / 2.2);

  /** @param {number} seconds */
  const road = (seconds) => {
    const horizon = height * 0.44;
    /** @param {number} depth 0 at the horizon, 1 at the camera */
    const down = (depth) => horizon + (height - horizon) * depth;
    area('#6d7a86', [0, 0], [width, 0], [width, horizon], [0, horizon]);
    area('#3b4a3e', [0, horizon], [width, horizon], [width, height], [0, height]);
    area('#33413a', [0, horizon], [70, horizon - 18], [170, horizon - 5], [215, horizon]);
    area('#303d37', [width, horizon], [390, horizon - 22], [290, horizon - 6], [250, horizon]);
    area('#383d44', [middle - 14, horizon], [middle + 14, horizon], [470, height], [10, height]);
    for (let dash = 0; dash < 7; dash += 1) {
      const phase = (seconds * 1.4) % 1;
      const far = Math.min(((dash + phase) / 7) ** 2, 1);
      const near = Math.min(((dash + 0.45 + phase) / 7) ** 2, 1);
      const left = (/** @type {number} */ depth) => middle - 4 - depth * 70;
      area(
        '#cdd3d9',
        [left(far), down(far)],
        [left(far) + 1 + far * 6, down(far)],
        [left(near) + 1 + near * 6, down(near)],
        [left(near), down(near)],
      );
    }
    // The car ahead brakes, and the lorry comes close to it.
    const close = nearness(seconds);
    const size = 30 + close * 62;
    const bottom = down(0.16 + close * 0.22);
    const x = middle - size / 2 + 6;
    area(
      '#8d2f2b',
      [x, bottom - size * 0.62],
      [x + size, bottom - size * 0.62],
      [x + size, bottom],
      [x, bottom],
    );
    area(
      '#2a3138',
      [x + size * 0.14, bottom - size * 0.56],
      [x + size * 0.86, bottom - size * 0.56],
      [x + size * 0.94, bottom - size * 0.32],
      [x + size * 0.06, bottom - size * 0.32],
    );
    pen.fillStyle = close > 0.2 ? '#ff5a4a' : '#6e2420';
    pen.fillRect(x + size * 0.04, bottom - size * 0.27, size * 0.17, size * 0.1);
    pen.fillRect(x + size * 0.79, bottom - size * 0.27, size * 0.17, size * 0.1);
    oval('#15181c', x + size * 0.18, bottom, size * 0.1, size * 0.06);
    oval('#15181c', x + size * 0.82, bottom, size * 0.1, size * 0.06);
    area(
      '#1c2126',
      [0, height],
      [0, height - 14],
      [width * 0.3, height - 22],
      [width * 0.7, height - 22],
      [width, height - 14],
      [width, height],
    );
  };

  /** Infrared, as such cameras see at night. @param {number} seconds */
  const driver = (seconds) => {
    const tired = nearness(seconds);
    area('#23272b', [0, 0], [width, 0], [width, height], [0, height]);
    area('#31373d', [300, 0], [width, 0], [width, 150], [330, 118]);
    const light = (seconds * 90) % (width - 300);
    area(
      '#4a5158',
      [width - light, 20],
      [width - light + 26, 22],
      [width - light + 20, 104],
      [width - light - 4, 100],
    );
    area('#2b3035', [60, height], [84, 70], [150, 40], [330, 40], [392, 72], [420, height]);
    const nod = tired * 16 + Math.sin(seconds * 2.3) * 1.5;
    const head = 112 + nod;
    area('#7d848a', [150, height], [172, 214], [214, 194], [268, 194], [312, 214], [336, height]);
    area('#959ca2', [222, 168], [262, 168], [268, 206], [216, 206]);
    oval('#a9b0b6', middle, head, 52, 66);
    area(
      '#3a4046',
      [middle - 54, head - 22],
      [middle - 44, head - 66],
      [middle, head - 82],
      [middle + 44, head - 66],
      [middle + 54, head - 22],
      [middle + 40, head - 42],
      [middle - 40, head - 42],
    );
    const open = Math.max(0.1, 1 - tired * 1.4) * (seconds % 2.9 < 0.12 ? 0.1 : 1);
    for (const side of [-1, 1]) {
      const x = middle + side * 21;
      oval('#d9dee2', x, head - 6, 9, 5.5 * open);
      oval('#1a1d20', x, head - 6, 3.4, 4.4 * open);
      pen.fillStyle = '#5a6168';
      pen.fillRect(x - 11, head - 20 + tired * 3, 22, 3);
    }
    area(
      '#8d949a',
      [middle - 3, head - 2],
      [middle + 4, head - 2],
      [middle + 8, head + 18],
      [middle - 7, head + 18],
    );
    oval('#4b3f42', middle, head + 36, 14 + tired * 3, 2.5 + tired * 17);
    area('#17191c', [36, height], [70, 236], [140, 218], [340, 218], [410, 236], [446, height]);
  };

  /** @param {number} seconds */
  const draw = (seconds) => {
    if (scene === 'road') road(seconds);
    else driver(seconds);
    // What the camera itself would write.
    pen.font = '500 12px monospace';
    pen.fillStyle = '#ffffff';
    const shown = seconds.toFixed(2).padStart(5, '0');
    pen.fillText(`${scene === 'road' ? 'CH1 ADAS' : 'CH3 DMS'}  00:00:${shown}`, 12, 20);
    pen.fillText('PANTAU DEMO', width - 96, 20);
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
    encoder.encode(frame, { keyFrame: index % (framesPerSecond * 2) === 0 });
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
