/** Illustrations of the demo's announcements, 1200 × 675, drawn here so that no file has to be shipped. */

import {
  bars,
  card,
  circle,
  HEIGHT,
  hills,
  ink,
  line,
  paper,
  path,
  pin,
  rect,
  road,
  sun,
  truck,
  WIDTH,
} from './poster-shapes.ts';

const drawings = {
  'camera.svg': () =>
    rect(0, 0, WIDTH, HEIGHT, '#dfe8ec') +
    path('M120 90H1080L1180 600H20Z', '#c3d7e0') +
    path('M150 120H1050L1130 560H70Z', '#eef5f7') +
    path('M70 560 520 330H680L1130 560Z', '#4a5560') +
    line('M600 345V550', '#e8e3d6', 10, 'stroke-dasharray="36 30"') +
    rect(560, 60, 80, 70, ink, 10) +
    rect(490, 118, 220, 120, ink, 26) +
    circle(600, 178, 44, '#52616d') +
    circle(600, 178, 26, '#0f6f8f') +
    circle(612, 166, 8, paper) +
    circle(682, 146, 7, '#e4572e') +
    rect(0, 600, WIDTH, 75, '#2b3640'),
  'holiday.svg': () =>
    rect(0, 0, WIDTH, HEIGHT, '#f6e7cd') +
    sun(910, 170, '#efb45a') +
    hills('#bfd0b4', '#8fae8b') +
    road(520) +
    truck(140, 376, 1, '#2f6f8f', '#e4eaee') +
    truck(690, 376, 1, '#b5523b', '#e4eaee'),
  'night.svg': () =>
    rect(0, 0, WIDTH, HEIGHT, '#1c2a3a') +
    circle(960, 140, 54, '#f1ecd9') +
    circle(938, 128, 50, '#1c2a3a') +
    [120, 300, 420, 560, 700, 830]
      .map((x, index) => circle(x, 70 + ((index * 67) % 150), 4, '#dfe8ec'))
      .join('') +
    hills('#24384a', '#1a2c3a') +
    road(520) +
    path('M824 488 1200 430V560L824 508Z', 'rgba(242,210,120,.35)') +
    truck(410, 376, 1, '#d9dee3', '#6b7a86'),
  'route.svg': () =>
    rect(0, 0, WIDTH, HEIGHT, '#e9eee6') +
    path('M0 0H1200V190C980 230 860 140 640 170S220 120 0 210Z', '#cfe0e8') +
    line('M0 330C240 300 420 380 640 350S980 280 1200 330', '#ffffff', 18) +
    line('M280 675C300 520 420 430 470 300', '#ffffff', 14) +
    line('M900 675C880 560 820 430 860 300', '#ffffff', 14) +
    line('M230 520C340 470 420 400 540 400S760 470 960 330', '#0f6f8f', 16) +
    circle(230, 520, 22, ink) +
    circle(230, 520, 10, paper) +
    pin(960, 330, '#e4572e') +
    truck(500, 340, 0.34, '#b5523b', '#ffffff'),
  'score.svg': () =>
    rect(0, 0, WIDTH, HEIGHT, '#e3e9ee') +
    card(150, 110, 420, 455) +
    line('M220 400A140 140 0 1 1 500 400', '#d5dce1', 34) +
    line('M220 400A140 140 0 0 1 436 284', '#2b8a57', 34) +
    line('M360 400 432 318', ink, 12) +
    circle(360, 400, 20, ink) +
    rect(270, 470, 180, 20, '#c9d1d8', 10) +
    card(640, 110, 410, 210) +
    circle(720, 215, 52, '#b9c7d1') +
    circle(720, 198, 22, paper) +
    path('M676 246a44 40 0 0 1 88 0Z', paper) +
    rect(800, 176, 190, 22, '#9fb0bc', 11) +
    rect(800, 216, 130, 18, '#d5dce1', 9) +
    card(640, 355, 410, 210) +
    bars(680, 530, [60, 95, 80, 130, 110, 145], '#0f6f8f'),
  'fuel.svg': () =>
    rect(0, 0, WIDTH, HEIGHT, '#f0e8e0') +
    rect(0, 560, WIDTH, 115, '#c9bfb3') +
    rect(760, 170, 230, 390, '#b5523b', 18) +
    rect(800, 215, 150, 110, paper, 10) +
    line('M825 290 860 255 890 275 925 240', '#2b8a57', 9) +
    rect(740, 545, 270, 30, ink, 8) +
    line(
      'M990 300H1030C1060 300 1060 330 1060 350V470C1060 510 1110 510 1110 470V330L1070 270',
      ink,
      14,
    ) +
    truck(190, 412, 1, '#2f6f8f', '#e4eaee'),
  'service.svg': () =>
    rect(0, 0, WIDTH, HEIGHT, '#dde5e9') +
    rect(0, 0, WIDTH, 130, '#b9c7d1') +
    [100, 300, 500, 700, 900].map((x) => rect(x, 30, 130, 70, '#eef5f7', 6)).join('') +
    rect(0, 545, WIDTH, 130, '#9fb0bc') +
    rect(250, 500, 40, 60, ink, 4) +
    rect(640, 500, 40, 60, ink, 4) +
    rect(210, 488, 520, 20, '#e0a72e', 6) +
    truck(250, 314, 1, '#7a8894', '#e4572e') +
    line('M900 300 1010 470', '#3d4852', 34) +
    circle(888, 280, 54, '#3d4852') +
    path('M866 190H910V282H866Z', '#dde5e9') +
    circle(1010, 470, 26, '#3d4852'),
  'dashboard.svg': () =>
    rect(0, 0, WIDTH, HEIGHT, '#e7ebee') +
    rect(120, 70, 960, 535, ink, 24) +
    rect(144, 94, 912, 487, paper, 10) +
    rect(144, 94, 150, 487, '#eef1f3') +
    [140, 190, 240, 290].map((y) => rect(170, y, 96, 16, '#c9d1d8', 8)).join('') +
    rect(330, 130, 330, 200, '#dbe9f2', 10) +
    line('M350 290C420 250 470 300 540 230S620 200 640 170', '#0f6f8f', 9) +
    pin(560, 236, '#e4572e') +
    bars(710, 330, [70, 120, 90, 150, 60], '#9fb0bc') +
    [375, 425, 475, 525]
      .map(
        (y, index) =>
          circle(352, y + 9, 11, index === 0 ? '#c8372d' : '#b9c7d1') +
          rect(382, y, 300 - index * 40, 18, '#c9d1d8', 9) +
          rect(900, y, 110, 18, '#e3e8eb', 9),
      )
      .join(''),
} as const;

/** File names below `/media/announcements/`. */
export type PosterFile = keyof typeof drawings;

export const isPosterFile = (file: string): file is PosterFile => Object.hasOwn(drawings, file);

export const drawPoster = (file: PosterFile): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
  `${drawings[file]()}</svg>\n`;
