import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { ensurePortal } from '../../../scripts/lib/ensure-portal.mjs';
import { alertCodes } from '../../support/alert-codes.ts';
import { type Urgency } from '../../support/alert-center-page.ts';
import { createIngest } from '../../support/ingest.ts';
import { PortalPage } from '../../support/portal-page.ts';
import { type Server, startServer } from '../../support/server.ts';
import { createStorageState } from '../../support/storage-state.ts';
import type { UserName } from '../../support/users.ts';
import { type Decide, byKeyboard, byTaps } from '../lib/shift-decisions.ts';

/** Alerts of the shift, half of them urgent. `PANTAU_BENCH_ALERTS=60` tries the suite at a smaller scale. */
const ALERTS = Number(process.env['PANTAU_BENCH_ALERTS'] ?? 500);
/** Of ten alerts of an urgency, five are repeats of one event on one vehicle. */
const PER_GROUP = 10;
/** Between two alerts of an urgency, ms. */
const APART_MS = 20_000;
/** ms for a key or tap, and for a decision (keystroke-level model of Card, Moran and Newell). */
const [INPUT_MS, DECISION_MS] = [280, 1_350];

/** What one person did. */
interface Work {
  readonly alerts: number;
  readonly decisions: number;
  readonly inputs: number;
  /** Until the last alert was settled, ms. */
  readonly took: number;
}

async function postAlerts(server: Server): Promise<void> {
  const ingest = createIngest(server);
  const newest = Date.now();
  for (let group = 0; group < ALERTS / 2 / PER_GROUP; group += 1) {
    const vehicles = await Promise.all(
      Array.from({ length: PER_GROUP / 2 + 1 }, () => ingest.newVehicle()),
    );
    const [repeated, ...others] = vehicles;
    const alerts = [...others, ...others.map(() => repeated)].flatMap((vehicle, index) =>
      [alertCodes.urgent, alertCodes.important].map((alertCode) => ({
        imei: vehicle?.imei,
        alertCode,
        createdOn: new Date(newest - (group * PER_GROUP + index) * APART_MS).toISOString(),
      })),
    );
    await ingest.post('alerts', alerts);
  }
}

/** Turns what there is for many alerts on or off: repeats in one row, and the next alert after each. */
async function setTriage({ page, account }: PortalPage, isOn: boolean): Promise<void> {
  const names = [
    'Peringatan berulang dalam satu baris',
    'Lanjut ke peringatan berikutnya setelah selesai',
  ];
  await account.click();
  for (const name of names) {
    const item = page.getByRole('menuitemcheckbox', { name });
    await item.waitFor();
    if ((await item.getAttribute('aria-checked')) !== String(isOn)) await item.click();
  }
  await page.keyboard.press('Escape');
}

const people: Record<Urgency, { user: UserName; decide: Decide; options: BrowserContextOptions }> =
  {
    urgent: {
      user: 'manager',
      decide: byKeyboard,
      options: { viewport: { width: 1440, height: 900 } },
    },
    important: {
      user: 'dispatcher',
      decide: byTaps,
      options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  };

/** One person settles all alerts of an urgency. */
async function work(
  browser: Browser,
  server: Server,
  urgency: Urgency,
  hasTriage: boolean,
): Promise<Work> {
  const { user, decide, options } = people[urgency];
  const context = await browser.newContext({
    ...{ ...options, baseURL: server.origin, locale: 'id-ID' },
    storageState: await createStorageState(server.origin, user),
  });
  const portal = new PortalPage(await context.newPage());
  const { page } = portal;
  await portal.openSignedIn(user);
  await portal.closePanelIfSheet();
  await setTriage(portal, hasTriage);
  await portal.openPanel();
  await portal.waitUntilLive();
  const unresolved = async (): Promise<number> => {
    const heading = portal.section(urgency).getByRole('heading');
    return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  };
  const alerts = await unresolved();
  await page.evaluate(() => {
    window.inputs = 0;
    for (const type of ['keydown', 'pointerdown']) {
      addEventListener(type, () => (window.inputs = (window.inputs ?? 0) + 1), true);
    }
  });
  if (options.hasTouch !== true) {
    await page.mouse.move(2, 890);
    await portal.tabTo(portal.list(urgency).getByRole('button').first());
  }
  const started = performance.now();
  let decisions = 0;
  while ((await unresolved()) > 0) {
    decisions += 1;
    await decide(portal, hasTriage, decisions);
  }
  const took = performance.now() - started;
  const inputs = await page.evaluate(() => window.inputs ?? 0);
  await context.close();
  return { alerts, decisions, inputs, took };
}

function report(name: string, { alerts, decisions, inputs, took }: Work): void {
  const per = (count: number): string => (count / alerts).toFixed(2);
  // Without waiting for the portal, which is measured beside it.
  const work = (inputs * INPUT_MS + decisions * DECISION_MS) / 1_000;
  console.log(
    `${name.padEnd(34)} ${alerts} alerts; each takes ${per(work)} s of work, ${per(inputs)} keys or taps and ${per(decisions)} decisions, and ${per(took)} ms of the portal`,
  );
}

/**
 * A shift of two people: one settles the urgent alerts by keyboard, the other one the important alerts on a phone; first
 * without repeats in one row, moving on and quick notes, then with them. Searching, snoozing and taking alerts settle
 * nothing, and are no part of it. The open alerts of the demo are settled, too. Figures are printed only: inputs and
 * decisions are counted, the portal's time is measured, and the seconds of work are a model's.
 */
export async function run(): Promise<string[]> {
  await ensurePortal();
  const browser = await chromium.launch(launchOptions());
  try {
    for (const hasTriage of [false, true]) {
      const server = await startServer();
      try {
        await postAlerts(server);
        const [keyboard, phone] = await Promise.all([
          work(browser, server, 'urgent', hasTriage),
          work(browser, server, 'important', hasTriage),
        ]);
        const how = hasTriage ? 'with triage' : 'without triage';
        report(`by keyboard, ${how}`, keyboard);
        report(`on a phone, ${how}`, phone);
      } finally {
        await server.dispose();
      }
    }
    return [];
  } finally {
    await browser.close();
  }
}
