/**
 * Pantau's own icons: SVG path data on a 24 × 24 grid, drawn as strokes with round caps and joins.
 * Free of React: the reference server generates the alert icons' SVG files from the same data.
 */
import type { AlertIconName } from '../../contract/alert-code.ts';

/** Rounds floating-point noise, as in 13.2 - 1.8. */
const n = (value: number): number => Math.round(value * 100) / 100;

const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${y}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0`;

function box(x: number, y: number, width: number, height: number, r: number): string {
  const across = n(width - 2 * r);
  const down = n(height - 2 * r);
  const corner = `a${r} ${r} 0 0 1`;
  return (
    `M${n(x + r)} ${y}h${across}${corner} ${r} ${r}v${down}${corner} ${-r} ${r}` +
    `h${-across}${corner} ${-r} ${-r}v${-down}${corner} ${r} ${-r}z`
  );
}

const dot = (x: number, y: number): string => `M${x} ${y}h.01`;

const slash = 'M4 4l16 16';
const ring = circle(12, 12, 9);
const octagon = 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z';
const mark = `M12 7.5v5.5${dot(12, 16.4)}`;
const eye = `M2.8 12S6 5.5 12 5.5 21.2 12 21.2 12 18 18.5 12 18.5 2.8 12 2.8 12z${circle(12, 12, 2.75)}`;
const camera = `${box(2.5, 6, 12.5, 12, 2)}M15 10.8l6-3.3v9l-6-3.3`;
const pump = 'M4.2 21V5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v16M2.8 21h11.8M6.8 7h3.8v3.6H6.8z';
const wrench =
  'M14.9 6.3a4.6 4.6 0 0 0-6 5.7L3.5 17.4a2.2 2.2 0 0 0 3.1 3.1l5.4-5.4a4.6 4.6 0 0 0 5.7-6l-2.8 2.8-2.4-.4-.4-2.4z';
const pinOutline = 'M12 21.5S4.8 15.4 4.8 9.9a7.2 7.2 0 0 1 14.4 0c0 5.5-7.2 11.6-7.2 11.6z';
const corners =
  'M9 3.5H5.5a2 2 0 0 0-2 2V8M15 3.5h3.5a2 2 0 0 1 2 2V8M9 20.5H5.5a2 2 0 0 1-2-2V16M15 20.5h3.5a2 2 0 0 0 2-2V16';
const speaker = 'M3.8 9.5v5h3.4l4.8 4v-13l-4.8 4z';
const waves =
  'M8.6 8.4a5 5 0 0 0 0 7.2M15.4 8.4a5 5 0 0 1 0 7.2M5.6 5.4a9.2 9.2 0 0 0 0 13.2M18.4 5.4a9.2 9.2 0 0 1 0 13.2';

const alertIconPaths: Readonly<Record<AlertIconName, string>> = {
  speed: `M5.4 18.5a9 9 0 1 1 13.2 0M12 13.5l3.8-4.6${dot(12, 13.5)}`,
  fuelRise: `${pump}M18.8 18V8.2M16 11l2.8-2.8 2.8 2.8`,
  fuelDrop: `${pump}M18.8 8v9.8M16 15l2.8 2.8 2.8-2.8`,
  fuelLeak: `${pump}M18.8 9.2c1.6 2.1 2.6 3.5 2.6 4.9a2.6 2.6 0 0 1-5.2 0c0-1.4 1-2.8 2.6-4.9z`,
  idle: `${circle(12, 13.7, 7.3)}M9.5 2.8h5M12 2.8v3.4M12 13.7V9.8M18.6 6.4l1.3 1.3`,
  parking: `${ring}M9.6 17V7.2h3.3a3 3 0 0 1 0 6H9.6`,
  temperature: `M14.2 13.8V5.2a2.2 2.2 0 1 0-4.4 0v8.6a4.2 4.2 0 1 0 4.4 0zM12 9.5v7.8`,
  drivingTime: `${ring}M12 6.8V12l3.4 2.2`,
  eyeClosed: `M2.8 9.5c2 3.4 5.4 5.2 9.2 5.2s7.2-1.8 9.2-5.2M12 14.7v3.8M6.4 13.2l-2 2.9M17.6 13.2l2 2.9`,
  distraction: `${circle(9, 7.8, 3.8)}M2.5 20.5c0-3.8 2.9-6.2 6.5-6.2 1.4 0 2.7.4 3.8 1M15 11.5h6.2M18.2 8.5l3 3-3 3`,
  yawn: `M4.8 9h11.4v5.6a4.4 4.4 0 0 1-4.4 4.4H9.2a4.4 4.4 0 0 1-4.4-4.4zM16.2 10.6h1.4a2.6 2.6 0 0 1 0 5.2h-1.6M8.6 3c-.9 1.1.9 2 0 3.2M12.4 3c-.9 1.1.9 2 0 3.2`,
  smoking: `M2.5 14.8h12.7v3.8H2.5zM18.3 14.8v3.8M21.5 14.8v3.8M18.3 11.8c0-3.2-3-2.2-3-5.2M21.5 11.8v-1.6c0-3.2-3-2.4-3-5.6`,
  phoneCalling: `${box(6.8, 2.5, 10.4, 19, 2.2)}M11 18.2h2`,
  missingFace: `${circle(10, 7.8, 3.8)}M3.2 20.5c0-3.8 3-6.2 6.8-6.2 1.2 0 2.4.3 3.4.8M16.4 15.6l4.6 4.6M21 15.6l-4.6 4.6`,
  seatbelt: `${circle(12, 5.4, 2.9)}M6.2 21v-5.4a5.8 5.8 0 0 1 11.6 0V21zM8.2 11.4l8.6 9.6`,
  cameraCovered: `${camera}${slash}`,
  forwardCollision: `M4 17.2v-4l1.9-4.4A2 2 0 0 1 7.7 7.6h8.6a2 2 0 0 1 1.8 1.2l1.9 4.4v4zM4.2 13h15.6M5.5 17.2v2.6M18.5 17.2v2.6M12 2v2.6M7.6 2.6l1 2M16.4 2.6l-1 2`,
  laneDeparture: `M4 21L6.8 3M20 21l-.6-3.6M18.6 13.2L18 9.6M17.3 6.2L16.8 3M10 20.4v-3c0-3.6 3.6-3.8 3.6-7.2V8.4M11 10.8l2.6-2.6 2.6 2.6`,
  headway: `${box(7, 2.5, 10, 5.6, 1.4)}${box(7, 15.9, 10, 5.6, 1.4)}M12 10.3v3.4M4 8.1V5.3M4 18.7v-2.8M20 8.1V5.3M20 18.7v-2.8`,
  pedestrian: `${circle(13.2, 4, 1.8)}M12.4 8.6l-1.8 6 3.6 2.6 1 4.3M10.6 14.6l-1 3.2-2.8 3.7M12.4 8.6l-3.8 1.9-1.2 3.3M12.4 8.6l2.6 3.6 3 1`,
  rollingStop: `${octagon}M7.8 12h8.4M13 8.8l3.2 3.2-3.2 3.2`,
  harshAccel: `M3.5 5v14M8 12h12.5M16 7.5l4.5 4.5-4.5 4.5`,
  harshBrake: `M2.8 12h11.4M9.8 7.5l4.5 4.5-4.5 4.5M18 5v14M21.5 5v14`,
  sharpTurn: `M5.5 21v-7.5a5.5 5.5 0 0 1 5.5-5.5h9M15.3 3.4L20 8l-4.7 4.6`,
  fatigue: `M3.5 4.5h6.6L3.5 12h6.6M13 11.5h7.5L13 20h7.5`,
  sos: `M6.8 17v-4.6a5.2 5.2 0 0 1 10.4 0V17M4.5 17h15v4h-15zM12 2.5v1.8M4 5.4l1.3 1.3M20 5.4l-1.3 1.3M12 11.4v2.8`,
  powerCut: `M9 2.8v4.4M15 2.8v4.4M6.4 7.2h11.2v4.2a5.6 5.6 0 0 1-11.2 0zM12 17v4.2${slash}`,
  lowBattery: `${box(2.2, 7.2, 17, 9.6, 2)}M21.8 10.6v2.8M6 10.4v3.2`,
  door: `M6 21V4.6A1.6 1.6 0 0 1 7.6 3h8.8A1.6 1.6 0 0 1 18 4.6V21M3.2 21h17.6${dot(14.4, 12.4)}`,
  tampering: `M12 2.8l7.6 2.8v5.7c0 4.7-3.1 8.2-7.6 9.9-4.5-1.7-7.6-5.2-7.6-9.9V5.6zM13 7l-2.4 4.6h3.2L11.4 16`,
  accident: `M12 2.4l2.3 4.7 5-1.9-1.9 5 4.4 2.1-4.4 2.3 1.9 5-5-1.9L12 22.4l-2.3-4.7-5 1.9 1.9-5-4.4-2.3 4.4-2.1-1.9-5 5 1.9zM12 9.2v3.6${dot(12, 15.8)}`,
  geofenceEnter: `${corners}M1.8 12h10.4M8.8 8.6l3.4 3.4-3.4 3.4`,
  geofenceExit: `${corners}M11.8 12h10.4M18.8 8.6l3.4 3.4-3.4 3.4`,
  deviceOffline: `${box(6, 6, 12, 12, 2)}M9.5 2.8V6M14.5 2.8V6M9.5 18v3.2M14.5 18v3.2M2.8 9.5H6M2.8 14.5H6M18 9.5h3.2M18 14.5h3.2M10.2 10.2l3.6 3.6M13.8 10.2l-3.6 3.6`,
  maintenance: wrench,
  orderAssigned: `M12 2.8l8.2 4.4v9.6L12 21.2l-8.2-4.4V7.2zM4 7.3l8 4.3 8-4.3M12 11.6v9.4`,
  orderLate: `M20.2 9.8V8.4l-2.2-5H6l-2.2 5V19a1.6 1.6 0 0 0 1.6 1.6h4.4M3.8 8.4h16.4${circle(16.6, 16.6, 4.9)}M16.6 14v2.7l1.7 1.1`,
  orderOffRoute: `${circle(5.2, 18.6, 2.2)}M7.4 18.6h5.8a3 3 0 0 0 0-6h-2.4a3 3 0 0 1 0-6h2.8M16.9 4l4.8 4.8M21.7 4l-4.8 4.8`,
  orderStop: `${pinOutline}M10 7.8v4.4M14 7.8v4.4`,
  orderDone: `M3.8 8.4h16.4V19a1.6 1.6 0 0 1-1.6 1.6H5.4A1.6 1.6 0 0 1 3.8 19zM3.8 8.4l2.2-5h12l2.2 5M8.8 14.4l2.3 2.3 4.2-4.4`,
  generic: `${ring}${mark}`,
};

const interfaceIconPaths = {
  arrowDown: 'M12 4.5v15M6 13.5l6 6 6-6',
  arrowLeft: 'M19.5 12h-15M10.5 6l-6 6 6 6',
  arrowRight: 'M4.5 12h15M13.5 6l6 6-6 6',
  arrowUp: 'M12 19.5v-15M6 10.5l6-6 6 6',
  arrowUpRight: 'M6.5 17.5l11-11M8.5 6.5h9v9',
  bell: 'M6 10.2a6 6 0 0 1 12 0c0 5 2 6.6 2 6.6H4s2-1.6 2-6.6zM10 20.2a2.3 2.3 0 0 0 4 0',
  calendar: `${box(3.5, 5, 17, 15.5, 2)}M3.5 10h17M8 2.8V7M16 2.8V7`,
  check: 'M5 12.6l4.6 4.6L19 7.6',
  checkCircle: `${ring}M8 12.3l2.8 2.8 5.2-5.6`,
  chevronDown: 'M6.5 9.5l5.5 5.5 5.5-5.5',
  chevronLeft: 'M14.5 6.5L9 12l5.5 5.5',
  chevronRight: 'M9.5 6.5L15 12l-5.5 5.5',
  chevronUp: 'M6.5 14.5L12 9l5.5 5.5',
  chevronsUpDown: 'M8 9.3l4-4 4 4M8 14.7l4 4 4-4',
  clock: `${ring}M12 6.8V12l3.4 2.2`,
  close: 'M6 6l12 12M18 6L6 18',
  closeAll: `${box(8.5, 3.5, 12, 12, 2)}M15.5 18.5a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2M12.2 7.2l4.6 4.6M16.8 7.2l-4.6 4.6`,
  closeCircle: `${ring}M9 9l6 6M15 9l-6 6`,
  columns: `${box(3, 4, 18, 16, 2)}M9 4v16M15 4v16`,
  copy: `${box(8.5, 8.5, 12, 12, 2)}M15.5 5.5a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2`,
  download: 'M12 3.5v11M7.5 10.5L12 15l4.5-4.5M4.5 16.5v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2',
  externalLink:
    'M14 4h6v6M20 4l-8.5 8.5M18 13.5v5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6h5',
  eye,
  eyeOff: `${eye}${slash}`,
  filter: 'M3 6.5h18M6.5 12h11M10 17.5h4',
  frameBack: 'M18 6v12M13.5 6v12l-8-6z',
  frameForward: 'M6 6v12M10.5 6v12l8-6z',
  fullScreen: corners,
  fullScreenEnd:
    'M9 3.5V7a2 2 0 0 1-2 2H3.5M15 3.5V7a2 2 0 0 0 2 2h3.5M9 20.5V17a2 2 0 0 0-2-2H3.5M15 20.5V17a2 2 0 0 1 2-2h3.5',
  gift: 'M3.5 8h17v4h-17zM5 12h14v8.5H5zM12 8v12.5M12 8C10.5 3.5 6 3 6 5.6 6 7.4 8.5 8 12 8M12 8c1.5-4.5 6-5 6-2.4C18 7.4 15.5 8 12 8',
  globe: `${ring}M3 12h18M12 3c2.6 2.5 3.9 5.6 3.9 9s-1.3 6.5-3.9 9c-2.6-2.5-3.9-5.6-3.9-9S9.4 5.5 12 3z`,
  grip: [9, 15].flatMap((x) => [5.5, 12, 18.5].map((y) => circle(x, y, 0.5))).join(''),
  info: `${ring}M12 11v5.5${dot(12, 7.6)}`,
  lock: `${box(4.5, 10.5, 15, 10, 2)}M8 10.5V7.5a4 4 0 0 1 8 0v3`,
  megaphone: 'M3.5 10v4.5h3l11 4.5V5.5L6.5 10zM7.5 14.8l1.2 5.2h3l-1.2-4M20.5 10.5v3.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  message: 'M4 5.5h16v11.5H10.5L6 20.8V17H4z',
  minus: 'M5.5 12h13',
  moon: 'M20.3 14.6A8.6 8.6 0 0 1 9.4 3.7a8.6 8.6 0 1 0 10.9 10.9z',
  more: [5, 12, 19].map((x) => circle(x, 12, 0.6)).join(''),
  octagonAlert: `${octagon}${mark}`,
  pause: 'M9 6v12M15 6v12',
  pen: 'M4 20l1.1-4.3L16.2 4.6a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8.3 18.9zM14 6.8l3.2 3.2',
  phone:
    'M5 3.6h3.3l1.8 4.6-2.3 1.7a12 12 0 0 0 6.3 6.3l1.7-2.3 4.6 1.8V19a1.8 1.8 0 0 1-1.8 1.8C10.3 20.8 3.2 13.7 3.2 5.4A1.8 1.8 0 0 1 5 3.6z',
  pin: `${pinOutline}${circle(12, 9.8, 2.6)}`,
  play: 'M8 5.5v13L18.5 12z',
  plus: 'M12 5.5v13M5.5 12h13',
  popup: `${box(3, 4, 18, 16, 2)}M3 9h18`,
  printer:
    'M7.5 8.5V3.5h9v5M7.5 17.5H5.5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M7.5 14h9v6.5h-9z',
  pushpin: 'M9 3.5h6M10 3.5v6L7 13.5h10l-3-4v-6M12 13.5v7',
  resize: 'M20 10L10 20M20 15.5L15.5 20',
  retry: 'M4.2 13a8 8 0 1 0 2-6.4L4 8.8M4 3.8v5h5',
  search: `${circle(10.7, 10.7, 6.7)}M15.6 15.6L21 21`,
  settings: `M3.5 7.5H13M19 7.5h1.5${circle(16, 7.5, 2.6)}M3.5 16.5H5M11 16.5h9.5${circle(8, 16.5, 2.6)}`,
  sidebar: `${box(3, 4, 18, 16, 2)}M15 4v16`,
  sidebarLeft: `${box(3, 4, 18, 16, 2)}M9 4v16`,
  signOut:
    'M14 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  slashCircle: `${ring}M8.6 15.4l6.8-6.8`,
  speaker: `${speaker}M15.4 9a4.4 4.4 0 0 1 0 6M18.2 6.4a8 8 0 0 1 0 11.2`,
  speakerOff: `${speaker}M16 9.5l5 5M21 9.5l-5 5`,
  spinner: 'M12 3a9 9 0 1 0 9 9',
  star: 'M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.8L12 16.9l-5.2 2.8 1-5.8-4.3-4.1 5.9-.8z',
  sun: `${circle(12, 12, 4)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4`,
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  truck: `M2.5 6h11.5v10.5H2.5zM14 9.5h4l3.5 3.5v3.5H14${circle(7, 17.8, 2)}${circle(17.4, 17.8, 2)}`,
  undo: 'M8.5 4.5L4 9l4.5 4.5M4 9h10.2a5.4 5.4 0 0 1 0 10.8H9',
  user: `${circle(12, 7.8, 4)}M4.3 20.5c0-4 3.4-6.4 7.7-6.4s7.7 2.4 7.7 6.4`,
  video: camera,
  videoOff: `${camera}${slash}`,
  warning: `M12 3.8L2.6 20h18.8zM12 10v4.4${dot(12, 17.2)}`,
  wave: `${circle(12, 12, 1.6)}${waves}`,
  waveOff: `M2.8 9.6a13 13 0 0 1 4.4-2.9M11 5.5a13 13 0 0 1 10.2 4.1M6.2 13.3a8.4 8.4 0 0 1 4.2-2.2M15.2 11.7a8.4 8.4 0 0 1 2.6 1.6M9.5 16.8a3.9 3.9 0 0 1 5 0${dot(12, 19.8)}M3.5 3.5l17 17`,
  window: `M10 19H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4${box(12.5, 13, 9, 7.5, 1.5)}`,
} as const;

const namesOf = <K extends string>(paths: Readonly<Record<K, string>>) =>
  Object.keys(paths) as unknown as readonly K[];

const allPaths = { ...alertIconPaths, ...interfaceIconPaths };

/** The icons that alert codes use. */
export const alertIconNames = namesOf(alertIconPaths);
export type { AlertIconName };

export const iconNames = namesOf(allPaths);
export type IconName = (typeof iconNames)[number];

/** Path data of every icon. */
export const iconPaths: Readonly<Record<IconName, string>> = allPaths;
