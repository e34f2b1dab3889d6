import { existsSync, readFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';
import { beyond, gzipped, peers, together, weigh, weighLater, weighSheet } from './measure.mjs';

/** @typedef {import('./measure.mjs').Weight} Weight */

/**
 * A budget in kB (1,000 bytes) gzipped; without a limit the size is only printed.
 *
 * @typedef {object} Budget
 * @property {string} name
 * @property {number} [limit]
 * @property {() => Promise<Weight>} measure
 */

const core = JSON.parse(readFileSync(at('packages/core/package.json'), 'utf8'));

/**
 * Core, its dependencies, and jotai, which every area uses. The rest is an area's own weight.
 */
const coreAndItsOwn = [
  '@pantau/core',
  '@pantau/core/*',
  ...['jotai', ...Object.keys(core.dependencies)].flatMap((name) => [name, `${name}/*`]),
];

const alertCenter = '@pantau/alert-center';
const dataTable = '@pantau/data-table';
const element = 'packages/alert-center/dist/standalone/pantau-alert-center.js';
const portal = 'apps/portal/dist';

/** @param {string} area */
const ownWeight = (area) => weigh(`${area} alone`, [area], [...peers, ...coreAndItsOwn]);

/** The files that the portal's page references: scripts, preloaded modules, style sheets. @returns {Promise<Weight>} */
async function weighPortal() {
  const page = readFileSync(at(portal, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  );
  const contents = files.map((file) => readFileSync(at(portal, file)));
  return {
    size: await gzipped('portal', contents),
    parts: new Map(files.map((file, index) => [file, contents[index]?.length ?? 0])),
  };
}

/** @type {readonly Budget[]} */
export const budgets = [
  {
    name: "core's share, as the alert centre uses it",
    limit: 46,
    measure: async () =>
      together([
        beyond(await weigh('alert centre', [alertCenter]), await ownWeight(alertCenter)),
        await weighSheet('packages/core/dist/styles.css'),
      ]),
  },
  {
    name: 'alert centre, beyond core',
    // 30 was planned. Read once seen, the queue of unconfirmed actions and the watch for silent sources must
    // run before the panel is opened.
    limit: 32,
    measure: async () =>
      together([
        await ownWeight(alertCenter),
        await weighSheet('packages/alert-center/dist/styles.css'),
      ]),
  },
  {
    name: "alert centre's HTTP adapter, beyond both",
    limit: 36,
    measure: async () =>
      beyond(
        await weigh('alert centre with adapter', [alertCenter, `${alertCenter}/http`]),
        await weigh('alert centre', [alertCenter]),
      ),
  },
  {
    // 42 by design. TanStack Table's sizing, sorting and pagination cost 1.5 (docs/decisions/0022); operators
    // and custom kinds of filters, cards, row actions, tones, contained faults and the exported parts of the
    // table are not yet split from what the first rows need.
    name: 'data table, beyond core',
    limit: 57.5,
    measure: async () =>
      together([
        await ownWeight(dataTable),
        await weighSheet('packages/data-table/dist/styles.css'),
      ]),
  },
  {
    // Everything that it loads, the parts of core included.
    name: 'data table, headless, over React alone',
    limit: 45.5,
    measure: () => weigh('headless table', [`${dataTable}/headless`], peers),
  },
  {
    name: 'stand-alone element, with React and adapter',
    limit: 180,
    measure: () => weigh('element', [`./${element}`], []),
  },
  {
    name: "portal's first load",
    measure: () => {
      if (!existsSync(at(portal, 'index.html'))) throw new Error('the portal is not built');
      return weighPortal();
    },
  },
];

/**
 * A part that must load lazily, as the custom element loads it.
 *
 * @typedef {object} LaterPart
 * @property {string} of purpose
 * @property {string} name of the module, or of the package
 * @property {number | undefined} size bytes, gzipped, with everything that it loads; undefined if it is
 *   not a lazy part
 */

/** Modules and packages by purpose. */
const laterParts = {
  preview: ['preview-layer', 'previews-runner', 'evidence-calls', 'lazy-calls'],
  map: ['open-map', 'maplibre-gl', 'indonesia.generated'],
  video: ['evidence-video', 'open-video', 'video.js'],
};

const mapWorker = 'pantau-map-worker.js';

/** @returns {Promise<LaterPart[]>} */
export async function weighLaterParts() {
  const sizes = await weighLater([`${alertCenter}/element`]);
  const worker = readFileSync(at('packages/alert-center/dist/standalone', mapWorker));
  return [
    ...Object.entries(laterParts).flatMap(([of, names]) =>
      names.map((name) => ({ of, name, size: sizes.get(name) })),
    ),
    { of: 'map', name: mapWorker, size: await gzipped(mapWorker, [worker]) },
  ];
}
