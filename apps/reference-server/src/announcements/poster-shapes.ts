/** Parts of the illustrations, as SVG. Lengths are in px of a poster. */

export const WIDTH = 1_200;
export const HEIGHT = 675;

export const ink = '#1f2933';
export const paper = '#fbfaf7';

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const at = (x: number, y: number, scale: number, ...parts: readonly string[]) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;

export const hills = (back: string, front: string) =>
  path('M0 430C160 330 300 350 460 410S800 300 960 360 1120 420 1200 380V675H0Z', back) +
  path('M0 500C200 430 380 470 560 490S960 420 1200 480V675H0Z', front);

export const road = (y: number) =>
  rect(0, y, WIDTH, HEIGHT - y, '#3d4852') +
  rect(0, y, WIDTH, 6, '#57636e') +
  line(`M20 ${y + 70}H1180`, '#e8e3d6', 8, 'stroke-dasharray="70 60"');

const wheel = (x: number) => circle(x, 150, 27, ink) + circle(x, 150, 12, '#c9d1d8');

/** 420 × 177. */
export const truck = (x: number, y: number, scale: number, load: string, cabin: string) =>
  at(
    x,
    y,
    scale,
    rect(0, 0, 275, 138, load, 8),
    rect(18, 26, 239, 10, 'rgba(255,255,255,.35)', 5),
    path('M285 40H352C362 40 370 45 376 54L410 104V138H285Z', cabin),
    path('M312 58H350C356 58 360 60 364 66L386 100H312Z', '#dbe9f2'),
    rect(0, 132, 412, 14, ink, 4),
    wheel(62),
    wheel(128),
    wheel(348),
    rect(402, 112, 14, 12, '#f2c14e', 3),
  );

export const sun = (x: number, y: number, fill: string) => circle(x, y, 62, fill);

export const pin = (x: number, y: number, fill: string) =>
  path(`M${x} ${y}c-34-46-52-68-52-98a52 52 0 0 1 104 0c0 30-18 52-52 98Z`, fill) +
  circle(x, y - 98, 20, paper);

export const card = (x: number, y: number, width: number, height: number) =>
  rect(x + 6, y + 10, width, height, 'rgba(31,41,51,.12)', 18) +
  rect(x, y, width, height, paper, 18);

export const bars = (x: number, y: number, heights: readonly number[], fill: string) =>
  heights.map((height, index) => rect(x + index * 62, y - height, 38, height, fill, 6)).join('');
