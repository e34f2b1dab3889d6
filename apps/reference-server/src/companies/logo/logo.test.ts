import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, companyChanges, companyLogos } from '../../db/schema.ts';
import { startCompanyServer, type CompanyServer } from '../../testing/company-server.ts';
import { openLive } from '../../testing/live-client.ts';
import { drawPicture } from '../../testing/pictures.ts';

const MINUTE_MS = 60_000;

let one: CompanyServer;

beforeAll(async () => {
  one = await startCompanyServer();
});
afterAll(() => one.server.close());

beforeEach(async () => {
  const { db, clock } = one.server;
  // Uploads are limited per minute.
  clock.shift(MINUTE_MS);
  await db.delete(companyChanges);
  await db.delete(companyLogos);
  await db.update(companies).set({ logoUrl: null });
});

async function send(
  method: string,
  body?: Uint8Array,
  type = 'image/png',
  as = one.manager,
  language = 'en',
) {
  const response = await fetch(`${one.server.url}/api/company/logo`, {
    method,
    headers: {
      authorization: `Bearer ${as.accessToken}`,
      'accept-language': language,
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body: new Uint8Array(body) }),
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the shape of its response
  return { status: response.status, body: (await response.json()) as any };
}

const get = (address: string): Promise<Response> => fetch(one.server.url + address);

async function expectNothingStored(): Promise<void> {
  const { db } = one.server;
  expect(await db.select().from(companyLogos)).toEqual([]);
  expect(await db.select().from(companyChanges)).toEqual([]);
  const [row] = await db.select().from(companies).where(eq(companies.id, 1));
  expect(row?.logoUrl).toBeNull();
}

/** A PNG of the given header, with pixel data that ends at once. */
function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(4 + named.length + 4);
    framed.writeUInt32BE(data.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc32(named), 4 + named.length);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><script>alert(1)</script></svg>',
);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
const noise = (length: number): Buffer => Buffer.alloc(length, 'pantau');

describe('the logo of a company', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'is a %s that becomes a square PNG without anything but its pixels (RS-340)',
    async (format) => {
      const secret = 'GPS of the office';
      const picture = await sharp(await drawPicture('png', 200, 100))
        .withExif({ IFD0: { ImageDescription: secret } })
        .toFormat(format)
        .toBuffer();
      const { status, body } = await send('PUT', picture, `image/${format}`);
      expect([status, body]).toMatchObject([200, { data: {} }]);
      const response = await get(body.data.logoUrl);
      const stored = Buffer.from(await response.arrayBuffer());
      expect(stored.includes(secret)).toBe(false);
      const { format: kind, width, height, exif } = await sharp(stored).metadata();
      expect({ kind, width, height, exif }).toEqual({
        kind: 'png',
        width: 256,
        height: 256,
        exif: undefined,
      });
      // Wide pictures get transparent margins and keep their shape.
      const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
      expect([alphaAt(128, 10), alphaAt(128, 128)]).toEqual([0, 255]);
      expect((await one.read()).logoUrl).toBe(body.data.logoUrl);
    },
  );

  it('is served by its hash, without a session, and runs nothing (RS-341)', async () => {
    const { body } = await send('PUT', await drawPicture('png'));
    const response = await get(body.data.logoUrl);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(body.data.logoUrl).toBe(`/api/company-logos/${sha256}.png`);
    for (const file of [`${'0'.repeat(64)}.png`, 'x.png', sha256, `${sha256}.svg`]) {
      expect((await get(`/api/company-logos/${file}`)).status).toBe(404);
    }
  });

  it('is replaced and removed, of which the history tells and which other tabs see (RS-342)', async () => {
    const listener = await openLive(one.server, one.colleague.accessToken);
    const first = (await send('PUT', await drawPicture('png'))).body.data.logoUrl;
    await listener.waitFor(({ type }) => type === 'company-updated-1');
    const same = await send('PUT', await drawPicture('png'));
    expect(same.body.data.logoUrl).toBe(first);
    const other = await drawPicture('png', 128, 128, '#8a2b6a');
    const second = (await send('PUT', other)).body.data.logoUrl;
    expect((await get(first)).status).toBe(404);
    expect(await send('DELETE')).toEqual({ status: 200, body: { data: { logoUrl: null } } });
    expect((await send('DELETE')).status).toBe(200);
    expect((await get(second)).status).toBe(404);
    expect((await one.read()).logoUrl).toBeNull();
    expect(await one.history()).toEqual([
      `branding logoUrl: ${second} > null`,
      `branding logoUrl: ${first} > ${second}`,
      `branding logoUrl: null > ${first}`,
    ]);
    listener.close();
  });

  const refused: readonly [string, () => Promise<Buffer> | Buffer, string, string][] = [
    ['20 MB', () => noise(20 * 1024 * 1024), 'image/png', 'LOGO_SIZE'],
    ['an SVG with a script', () => svg, 'image/svg+xml', 'LOGO_TYPE'],
    ['an SVG declared as PNG', () => svg, 'image/png', 'LOGO_TYPE'],
    ['a web page declared as PNG', () => html, 'image/png', 'LOGO_TYPE'],
    ['nothing', () => Buffer.alloc(0), 'image/png', 'LOGO_TYPE'],
    ['a JPEG declared as PNG', () => drawPicture('jpeg'), 'image/png', 'LOGO_TYPE'],
    ['a PNG declared as JSON', () => drawPicture('png'), 'application/json', 'LOGO_TYPE'],
    ['a GIF', () => drawPicture('gif'), 'image/gif', 'LOGO_TYPE'],
    ['a TIFF declared as PNG', () => drawPicture('tiff'), 'image/png', 'LOGO_TYPE'],
    [
      'a PNG followed by a web page',
      async () => Buffer.concat([await drawPicture('png'), html]),
      'image/png',
      'LOGO_TYPE',
    ],
    [
      'a PNG followed by a ZIP',
      async () => Buffer.concat([await drawPicture('png'), zip]),
      'image/png',
      'LOGO_TYPE',
    ],
    [
      'a JPEG followed by a ZIP',
      async () => Buffer.concat([await drawPicture('jpeg'), zip]),
      'image/jpeg',
      'LOGO_TYPE',
    ],
    [
      'a WebP followed by a web page',
      async () => Buffer.concat([await drawPicture('webp'), html]),
      'image/webp',
      'LOGO_TYPE',
    ],
    [
      'a PNG and a script at once, with a comment around the picture',
      async () => Buffer.concat([Buffer.from('/*'), await drawPicture('png'), Buffer.from('*/1')]),
      'image/png',
      'LOGO_TYPE',
    ],
    [
      'a PDF that contains a PNG',
      async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await drawPicture('png')]),
      'image/png',
      'LOGO_TYPE',
    ],
    [
      'a GIF and a web page at once',
      async () => Buffer.concat([Buffer.from('GIF89a/*'), html]),
      'image/gif',
      'LOGO_TYPE',
    ],
    [
      'half a PNG',
      async () => (await drawPicture('png', 512)).subarray(0, 400),
      'image/png',
      'LOGO_UNREADABLE',
    ],
    [
      'half a JPEG',
      async () => (await drawPicture('jpeg', 512)).subarray(0, 500),
      'image/jpeg',
      'LOGO_UNREADABLE',
    ],
    [
      'half a WebP',
      async () => (await drawPicture('webp', 512)).subarray(0, 100),
      'image/webp',
      'LOGO_UNREADABLE',
    ],
    [
      'a PNG without the pixels it announces',
      () => pngOfSize(512, 512),
      'image/png',
      'LOGO_UNREADABLE',
    ],
    [
      'a few bytes that announce 50,000 × 50,000 px',
      () => pngOfSize(50_000, 50_000),
      'image/png',
      'LOGO_DIMENSIONS',
    ],
    ['a strip of 4,097 px', () => pngOfSize(4_097, 64), 'image/png', 'LOGO_DIMENSIONS'],
    ['a picture of 63 px', () => drawPicture('png', 63), 'image/png', 'LOGO_DIMENSIONS'],
  ];
  it.each(refused)(
    'is not %s, which stores nothing (RS-343)',
    async (_what, draw, type, reason) => {
      const { status, body } = await send('PUT', await draw(), type);
      expect([status, body]).toMatchObject([
        400,
        { errorName: 'INVALID_INPUT', field: 'logo', reason },
      ]);
      expect(body.message).not.toBe('');
      await expectNothingStored();
    },
  );

  it.each([
    ['LOGO_TYPE', () => svg, 'yang tidak bergerak', 'a single still PNG'],
    ['LOGO_SIZE', () => noise(20 * 1024 * 1024), '2 MB', '2 MB'],
    ['LOGO_DIMENSIONS', () => drawPicture('png', 63), '64–4.096', '64 to 4,096'],
    [
      'LOGO_UNREADABLE',
      async () => (await drawPicture('png', 512)).subarray(0, 400),
      'rusak',
      'damaged',
    ],
  ] as const)('names %s in the language of the user (RS-553)', async (reason, draw, id, en) => {
    const picture = await draw();
    for (const [language, text] of [
      ['id', id],
      ['en', en],
    ] as const) {
      const { body } = await send('PUT', picture, 'image/png', one.manager, language);
      expect(body).toMatchObject({ reason, message: expect.stringContaining(text) });
    }
    await expectNothingStored();
  });

  it('is not animated, which stores nothing (RS-343)', async () => {
    const frames = await Promise.all(
      ['#0f6e56', '#8a2b6a'].map((color) => drawPicture('png', 128, 128, color)),
    );
    const webp = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await send('PUT', webp, 'image/webp')).body.reason).toBe('LOGO_TYPE');
    const png = await drawPicture('png');
    const announcement = Buffer.from(
      '00000008' + '6163544c' + '0000000200000000' + '00000000',
      'hex',
    );
    const apng = Buffer.concat([png.subarray(0, 33), announcement, png.subarray(33)]);
    expect((await send('PUT', apng)).body.reason).toBe('LOGO_TYPE');
    await expectNothingStored();
  });

  it('is cut off at 2 MB when its length is not declared (RS-343)', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(noise(256 * 1024))),
    });
    const request = fetch(`${one.server.url}/api/company/logo`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${one.manager.accessToken}`, 'content-type': 'image/png' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    // The server may close the connection before the client has read the response.
    const reason = await request.then(
      async (response) => ((await response.json()) as { reason: string }).reason,
      () => 'LOGO_SIZE',
    );
    expect(reason).toBe('LOGO_SIZE');
    await expectNothingStored();
  });

  it('is changed only with company:update, and only a few times a minute (RS-343)', async () => {
    const picture = await drawPicture('png');
    expect((await send('PUT', picture, 'image/png', one.reader)).status).toBe(403);
    expect((await send('DELETE', undefined, '', one.reader)).status).toBe(403);
    await expectNothingStored();
    for (let upload = 0; upload < 10; upload += 1) {
      expect((await send('PUT', picture)).status).toBe(200);
    }
    expect((await send('PUT', picture)).status).toBe(429);
    const [two] = await one.server.db.select().from(companies).where(eq(companies.id, 2));
    expect(two?.logoUrl).toBeNull();
  });
});
