/**
 * The house as data: which package stands where, and which room of a package may import which.
 * `ARCHITECTURE.md` says the same in words; `boundaries.mjs` decides by it.
 */

/** Packages that every area may use, lowest first. A foundation imports only what stands before it. */
export const foundations = ['core', 'data-table'];

/**
 * What a room of an area package may import.
 * `rooms`: rooms of the same package (its own room always). `foundations`: may it import core and the
 * like. `npm`: may it import third-party packages. `react`: may it import React.
 *
 * @typedef {{ rooms: readonly string[], foundations: boolean, npm: boolean, react: boolean }} RoomRule
 */

/** @type {readonly string[]} */
const everythingButDelivery = ['domain', 'ports', 'state', 'controllers', 'components', 'messages'];

/** @type {Readonly<Record<string, RoomRule>>} */
export const areaRooms = {
  domain: { rooms: [], foundations: false, npm: false, react: false },
  ports: { rooms: ['domain'], foundations: false, npm: false, react: false },
  adapters: { rooms: ['domain', 'ports'], foundations: true, npm: true, react: false },
  state: { rooms: ['domain', 'ports'], foundations: true, npm: true, react: true },
  controllers: { rooms: ['domain', 'ports', 'state'], foundations: true, npm: true, react: true },
  components: {
    rooms: ['domain', 'state', 'controllers', 'messages'],
    foundations: true,
    npm: true,
    react: true,
  },
  messages: { rooms: [], foundations: true, npm: false, react: false },
  testing: {
    rooms: [...everythingButDelivery, 'adapters'],
    foundations: true,
    npm: true,
    react: true,
  },
  element: {
    rooms: [...everythingButDelivery, 'adapters'],
    foundations: true,
    npm: true,
    react: true,
  },
  // A part with its own public entry, because it is heavy and loads later.
  history: { rooms: everythingButDelivery, foundations: true, npm: true, react: true },
};

/** What the files directly in an area package's `src/` (its public entries) may import. */
export const areaEntry = {
  rooms: everythingButDelivery,
  foundations: true,
  npm: true,
  react: true,
};

/**
 * Core's rooms that stand below the others. A room not named here may import any room of core.
 *
 * @type {Readonly<Record<string, RoomRule>>}
 */
export const coreRooms = {
  contract: { rooms: [], foundations: false, npm: false, react: false },
  errors: { rooms: [], foundations: false, npm: false, react: false },
  clock: { rooms: [], foundations: false, npm: false, react: false },
  storage: { rooms: ['errors', 'clock'], foundations: false, npm: true, react: false },
  transport: {
    rooms: ['contract', 'errors', 'clock', 'storage'],
    foundations: false,
    npm: true,
    react: false,
  },
};

/** Entry of a foundation that only some part of an area may use, so that the rest stays light. */
export const heavyFoundations = [
  {
    package: 'data-table',
    area: 'alert-center',
    rooms: ['history'],
    why: "the alert centre's main entry stays light: only its history part uses the table",
  },
];

/** What the reference server may import of ours: data, nothing that is made for a browser. */
export const serverEntries = [
  '@pantau/core/base-map',
  '@pantau/core/contract',
  '@pantau/core/icons',
];
