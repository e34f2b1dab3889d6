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

/** Core, its dependencies, and jotai, which every area uses. The rest is an area's own weight. */
const shared = ['@pantau/core', 'jotai', ...Object.keys(core.dependencies)];

const alertCenter = '@pantau/alert-center';
const dataTable = '@pantau/data-table';
const salesOrder = '@pantau/sales-order';
const alertRules = '@pantau/alert-rules';
const driverScore = '@pantau/driver-score';
const companySettings = '@pantau/company-settings';
const dashboard = '@pantau/dashboard';
const shell = '@pantau/shell';
const element = 'packages/alert-center/dist/standalone/pantau-alert-center.js';
const portal = 'apps/portal/dist';

/** @param {string} area */
const ownWeight = (area) => weigh([area], [...peers, ...shared]);

/** An area without core, with its style sheet. @param {string} area @returns {Promise<Weight>} */
const weighArea = async (area) =>
  together([
    await ownWeight(area),
    await weighSheet(`${area.replace('@pantau', 'packages')}/dist/styles.css`),
  ]);

/** The files that the portal's page references: scripts, preloaded modules, style sheets. @returns {Promise<Weight>} */
async function weighPortal() {
  const page = readFileSync(at(portal, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  );
  const contents = files.map((file) => readFileSync(at(portal, file)));
  return {
    size: gzipped(contents),
    parts: new Map(files.map((file, index) => [file, contents[index]?.length ?? 0])),
  };
}

/** The sizes of the custom element's lazy parts, and of the worker that a page hosts for maps. */
async function weighLazyParts() {
  const sizes = await weighLater([`${alertCenter}/element`]);
  const worker = readFileSync(at('packages/alert-center/dist/standalone/pantau-map-worker.js'));
  return sizes.set('pantau-map-worker.js', gzipped([worker]));
}

/** @type {ReturnType<typeof weighLazyParts> | undefined} */
let lazyParts;

/** A part that must load lazily. @param {string} part a module, or a package @returns {Budget} */
const lazy = (part) => ({
  name: `lazy: ${part}`,
  measure: async () => {
    lazyParts ??= weighLazyParts();
    const size = (await lazyParts).get(part);
    if (size === undefined) throw new Error('it is not a lazy part');
    return { size, parts: new Map() };
  },
});

/** @type {readonly Budget[]} */
export const budgets = [
  {
    name: "core's share, as the alert centre uses it",
    // 46 was planned. Focus returns through several dialogs that close together, toasts stay off the pinned panel, and
    // the style sheet has the forms of orders, rules and settings. Opening the browser's storage when it is first used,
    // minus signs, and the style of a chart's table of numbers take 0.5; plural forms, the direction and the missing texts
    // of languages of the host 0.3. A window of the panel's own has toasts, a layer, live regions and keys like the provider's:
    // 3.6 that every page loads with its provider, but that only count here since a lazy part uses them, too. What leads to a
    // shadow root, and keeps elements of Radix out of the host's body, takes 0.3; the rest of isolation loads later. Classes of
    // the host on parts, and its style sheet in shadow roots, take 0.1, because both must be there with the first text; its
    // logo is a part of the panel, whose hook counts here (less than 0.1). A layer that keeps its size on a zoomed page, and
    // stays below modal dialogs of the host, takes 0.2. Asking whether the page is in development, which is when checks of
    // the host's names load, takes 0.1; keeping the typesetting of the page out of widgets without a shadow root 0.1. The
    // order of modules varies the size by 0.1.
    limit: 51.9,
    measure: async () =>
      together([
        beyond(await weigh([alertCenter]), await ownWeight(alertCenter)),
        await weighSheet('packages/core/dist/styles.css'),
      ]),
  },
  {
    name: 'alert centre, beyond core',
    // 30 was planned. Read once seen, the queue of unconfirmed actions and the watch for silent sources must
    // run before the panel is opened; hosts pin the panel and follow alerts through hooks of the main entry. Who is
    // signed out must see that at once, in bell, strip and panel (0.2). The order of modules varies the size by 0.1.
    // The lists of a search beside the complete ones take 0.8; what decides about them, its field and its texts load
    // later. Keeping a fault from the host's page and restarting after it takes 0.3; it must not need code that loads
    // later, because such code may be what failed. What the user snoozes is decided before anything interrupts (0.3),
    // its key and prompt are among the actions (0.1); what is snoozed, its requests and its views load later. Modules that
    // the entry for preferences shares are in files of their own (0.1). The strip shows what is held below the rows, and
    // one toast stands for all unconfirmed changes (0.1); finding what is below the rows loads later. Owners are part of
    // every alert, and their changes of the feed and of the actions (0.4); their views and prompts load with the panel.
    // Who has an alert open is received and stated while the panel is closed, too, because previews are (0.4); its marks load
    // with panel and previews. A resolution may have a note, which the other users' lists show, too (0.1). Whether the user
    // wants notifications and tones is known at the start (0.2); what shows them loads for those who do. What the host renders
    // in bell and rows is kept from taking the rest with it, and parts have names (0.3); its actions load when offered.
    // Whether the panel is in a window of its own decides about the bell, previews, prompts, toasts and what counts as in
    // sight, on a page whose panel has not loaded (0.8); the window loads with the panel. Registering the style sheet for
    // shadow roots takes 0.1. Loading on a host's page only what a bell shows, which spares it half of the data and 50 kB
    // of code, takes 0.1.
    limit: 35.4,
    measure: () => weighArea(alertCenter),
  },
  {
    name: "alert centre's HTTP adapter, beyond both",
    // Other REST clients share its token. A search in the requests of lists takes 0.1, reporting that snoozes have changed
    // 0.1; their own requests load later. Owners are read with each alert and from the feed (0.2). Who has an
    // alert open is part of the live connection, which is there first (0.2). That alerts of a vehicle can be listed
    // is known at the start; the request loads later (0.1). Pages of any length and one request for the payload take 0.1.
    limit: 24.8,
    measure: async () =>
      beyond(await weigh([alertCenter, `${alertCenter}/http`]), await weigh([alertCenter])),
  },
  {
    // 42 by design. TanStack Table, which is to stay, takes 13 of them (docs/decisions/0022). Containing faults of the
    // host's parts and values takes 0.6; numbers in the page's language and the message of a table without columns 0.2.
    // Searching many rows in slices takes 0.7, keeping presses until the editor of a cell arrives 0.4, opening a row's
    // only menu with Enter 0.1, showing what a source knows in the first draw and leading from the search into the rows
    // 0.2, open choosers in the language of the page 0.1. Card titles of two lines, names of totals out of view, long texts
    // that end inside their cell and filters side by side take 0.1.
    name: 'data table, beyond core',
    limit: 59.6,
    measure: () => weighArea(dataTable),
  },
  {
    // Everything that it loads, the parts of core included; 45 by design. Without i18next, because it has no texts. The
    // registry of style sheets takes 0.1; keeping the host's sheet after ours takes less than 0.1.
    name: 'data table, headless, over React alone',
    limit: 33.2,
    measure: () => weigh([`${dataTable}/headless`]),
  },
  {
    name: 'sales orders with their HTTP adapter, beyond core and the data table',
    limit: 25,
    measure: async () =>
      beyond(
        await weigh([dataTable, salesOrder, `${salesOrder}/http`]),
        await weigh([dataTable, `${dataTable}/http`]),
      ),
  },
  ...['detail', 'form'].map((entry) => ({
    name: `sales orders: ${entry}, beyond core and the list`,
    // react-hook-form takes 12.5 of the form's.
    limit: entry === 'form' ? 29 : 12,
    measure: async () =>
      beyond(await weigh([salesOrder, `${salesOrder}/${entry}`]), await weigh([salesOrder])),
  })),
  {
    name: 'alert rules, beyond core and the data table',
    limit: 25,
    measure: async () => beyond(await weigh([dataTable, alertRules]), await weigh([dataTable])),
  },
  {
    // react-hook-form takes 12.5, the texts in two languages 4. Dialogs, comparison and results load when shown.
    name: 'alert rules: editor, beyond core and the list',
    limit: 33,
    measure: async () =>
      beyond(
        await weigh([dataTable, alertRules, `${alertRules}/editor`]),
        await weigh([dataTable, alertRules]),
      ),
  },
  {
    name: 'driver scores, beyond core and the data table',
    limit: 25,
    measure: async () => beyond(await weigh([dataTable, driverScore]), await weigh([dataTable])),
  },
  {
    name: 'company settings, beyond core',
    limit: 25,
    measure: () => weighArea(companySettings),
  },
  {
    // 0.1 of it keeps the focus in the list when all other sessions end, whose button leaves (CS-120).
    // Another 0.1 is room: names of classes contain a hash of their sheet, which changes how well they compress.
    // With the checks of email addresses and phone numbers, the forms and the catalogue of both languages.
    // The share of false alerts is a field of the company, and names the forms' texts (less than 0.1).
    name: 'profile, beyond core',
    limit: 13.4,
    measure: () => ownWeight(`${companySettings}/profile`),
  },
  {
    // Loads with the first chart (docs/decisions/0032).
    name: 'lazy: charts of driver scores',
    limit: 30,
    measure: async () => {
      const size = (await weighLater([driverScore])).get('line-chart');
      if (size === undefined) throw new Error('it is not a lazy part');
      return { size, parts: new Map() };
    },
  },
  {
    name: 'dashboard with its HTTP adapter, beyond core',
    limit: 25,
    measure: async () =>
      together([
        await weigh([dashboard, `${dashboard}/http`], [...peers, ...shared]),
        await weighSheet('packages/dashboard/dist/styles.css'),
      ]),
  },
  {
    name: 'shell, beyond core',
    limit: 30,
    measure: () => weighArea(shell),
  },
  {
    name: 'stand-alone element, with React and adapter',
    limit: 180,
    measure: () => weigh([at(element)], []),
  },
  {
    name: "portal's first load",
    measure: () => {
      if (!existsSync(at(portal, 'index.html'))) throw new Error('the portal is not built');
      return weighPortal();
    },
  },
  // Previews
  ...['preview-layer', 'previews-runner', 'evidence-calls', 'lazy-calls'].map(lazy),
  // Maps
  ...['open-map', 'maplibre-gl', 'indonesia.generated', 'pantau-map-worker.js'].map(lazy),
  // Videos
  ...['evidence-video', 'open-video', 'video.js'].map(lazy),
];
