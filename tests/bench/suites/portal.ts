import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { ensurePortal } from '../../../scripts/lib/ensure-portal.mjs';
import { alertCodes } from '../../support/alert-codes.ts';
import { type Ingest, createIngest } from '../../support/ingest.ts';
import { PortalPage } from '../../support/portal-page.ts';
import { type Server, startServer } from '../../support/server.ts';
import { createStorageState } from '../../support/storage-state.ts';
import { interactionTimes, watchInteractions } from '../lib/interactions.ts';
import { type PageLoad, measureLoad } from '../lib/page-load.ts';

const SLOW_CPU = 4;
const VISITS = 5;
/** Limits; the suite fails beyond twice these values. */
const limits = { paint: 1_500, interactive: 2_500, layoutShift: 0.02, interaction: 100 } as const;
const TOLERANCE = 2;
const SHIFT_MS = 5 * 60_000;
const ALERT_EVERY_MS = 1_500;

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** The value that 98 of 100 do not exceed, by nearest rank. */
const p98 = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(0.98 * values.length) - 1] ?? Number.NaN;

const openContext =
  (browser: Browser, server: Server, isSignedIn: boolean) => async (): Promise<BrowserContext> =>
    browser.newContext({
      baseURL: server.origin,
      locale: 'id-ID',
      viewport: { width: 1440, height: 900 },
      ...(isSignedIn && { storageState: await createStorageState(server.origin, 'manager') }),
    });

async function loads(
  open: () => Promise<BrowserContext>,
  visit: (context: BrowserContext) => Promise<PageLoad>,
): Promise<readonly PageLoad[]> {
  const all: PageLoad[] = [];
  for (let index = 0; index < VISITS; index += 1) {
    const context = await open();
    all.push(await visit(context));
    await context.close();
  }
  return all;
}

function loadFigures(name: string, visits: readonly PageLoad[]): readonly Figure[] {
  const of = (read: (load: PageLoad) => number): number => median(visits.map(read));
  console.log(`${name.padEnd(34)} ${(of(({ bytes }) => bytes) / 1_000).toFixed(0)} kB gz`);
  return [
    {
      name: `${name}, first contentful paint`,
      value: of(({ paintedAt }) => paintedAt),
      limit: limits.paint,
      unit: 'ms',
    },
    {
      name: `${name}, time to interactive`,
      value: of(({ interactiveAt }) => interactiveAt),
      limit: limits.interactive,
      unit: 'ms',
    },
    {
      name: `${name}, layout shift`,
      value: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
      limit: limits.layoutShift,
      unit: '',
    },
  ];
}

/** One round of what a dispatcher does: look at an alert, settle it, look up an order, and return. */
async function workOnce(portal: PortalPage, rawAlertId: string): Promise<void> {
  const { page } = portal;
  await portal.row(rawAlertId).getByRole('button').first().click();
  const preview = portal.preview(rawAlertId);
  await preview.getByRole('textbox', { name: 'Catatan' }).fill('Sudah dihubungi');
  await preview.getByRole('button', { name: 'Tandai selesai' }).click();
  await portal.confirm();
  await preview.getByRole('button', { name: 'Tutup' }).click();
  await portal.account.click();
  await page.keyboard.press('Escape');
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: 'Sales order' }).first().click();
  await page.getByRole('searchbox').first().fill('SO');
  await page.getByRole('row').nth(2).waitFor();
  await menu.getByRole('link', { name: 'Dasbor' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Posts alerts until the signal stops it. */
async function postAlerts(ingest: Ingest, signal: AbortSignal): Promise<void> {
  const { imei } = await ingest.newVehicle();
  while (!signal.aborted) {
    await ingest.alert({ imei, alertCode: alertCodes.important });
    await wait(ALERT_EVERY_MS);
  }
}

async function measureShift(browser: Browser, server: Server): Promise<readonly number[]> {
  const context = await openContext(browser, server, true)();
  const page = await context.newPage();
  await watchInteractions(page);
  const portal = new PortalPage(page);
  await portal.openSignedIn('manager');
  await portal.waitUntilLive();
  const ingest = createIngest(server);
  const { imei } = await ingest.newVehicle();
  const end = new AbortController();
  const posting = postAlerts(ingest, end.signal);
  const start = performance.now();
  while (performance.now() - start < SHIFT_MS) {
    await workOnce(portal, await ingest.alert({ imei, alertCode: alertCodes.urgent }));
  }
  end.abort();
  await posting;
  const times = await interactionTimes(page);
  await context.close();
  return times;
}

/**
 * How long the portal's pages take to paint and to react on a slow device, and how long interactions take over a
 * scripted shift of five minutes.
 *
 * @returns figures beyond twice their limit
 */
export async function run(): Promise<string[]> {
  await ensurePortal();
  const server = await startServer();
  const browser = await chromium.launch(launchOptions());
  try {
    const signIn = await loads(openContext(browser, server, false), (context) =>
      measureLoad(context, '/sign-in', SLOW_CPU, 'input[type=email]'),
    );
    const dashboard = await loads(openContext(browser, server, true), (context) =>
      measureLoad(context, '/dashboard', SLOW_CPU, 'li[data-attention]'),
    );
    const interactions = await measureShift(browser, server);
    console.log(`interactions in the shift          ${String(interactions.length)}`);
    const figures: readonly Figure[] = [
      ...loadFigures('sign-in at CPU ×4', signIn),
      ...loadFigures('dashboard at CPU ×4', dashboard),
      {
        name: 'interactions over a shift, p98',
        value: p98(interactions),
        limit: limits.interaction,
        unit: 'ms',
      },
    ];
    for (const { name, value, limit, unit } of figures) {
      const shown = value.toFixed(unit === '' ? 3 : 0).padStart(6);
      const outcome = value <= limit ? 'met' : 'missed';
      console.log(`${name.padEnd(44)} ${shown} ${unit} (limit ${limit}, ${outcome})`);
    }
    return figures
      .filter(({ value, limit }) => !(value <= limit * TOLERANCE))
      .map(({ name, value, limit }) => `${name}: ${value.toFixed(3)}, limit ${limit}`);
  } finally {
    await browser.close();
    await server.dispose();
  }
}
