import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { freePort } from '../../support/free-port.ts';
import { type Server, startServer } from '../../support/server.ts';
import { password, users } from '../../support/users.ts';
import { type EmbedPage, startEmbedPages } from '../lib/embed-pages.ts';
import { figuresOf, line } from '../lib/figures.ts';
import { type PageLoad, measureLoad } from '../lib/page-load.ts';

/** A laptop of a dispatcher, as Chromium emulates it. */
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;

/** Highest allowed ratios to the same page without the bell; for being at rest, to that in React. */
const MAX_FIRST_TEXT = { element: 1.25, react: 1.4 } as const;
const MAX_INTERACTIVE = 2.1;
/** Most that a bell transfers until it is at rest, kB. */
const MAX_SCRIPT_KB = 190;
const MAX_DATA_KB = 12;

const pages = ['text', 'hi', 'element', 'react'] as const;
const without = { element: 'text', react: 'hi' } as const;

interface Transfer {
  /** Scripts, as compressed, bytes. */
  script: number;
  /** From the server of the alerts, responses and live messages, bytes. */
  data: number;
}

async function accessToken({ origin }: Server): Promise<string> {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: users.manager, password }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

/** Counts what the pages of a context receive from now on. */
function watchTransfer(context: BrowserContext, server: string): () => Promise<Transfer> {
  const counts: Transfer = { script: 0, data: 0 };
  const pending: Promise<void>[] = [];
  context.on('requestfinished', (request) => {
    pending.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => {
          if (request.resourceType() === 'script') counts.script += responseBodySize;
          else if (request.url().startsWith(server)) {
            counts.data += responseBodySize + responseHeadersSize;
          }
        },
        () => undefined,
      ),
    );
  });
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        counts.data += Buffer.byteLength(payload);
      }),
    ),
  );
  return async () => {
    await Promise.all(pending);
    return counts;
  };
}

async function measure(
  browser: Browser,
  address: string,
  server: string,
): Promise<PageLoad & Transfer> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const transfer = watchTransfer(context, server);
  const selector = 'p';
  const load = await measureLoad(context, address, CPU_SLOWDOWN, selector);
  const counts = await transfer();
  await context.close();
  return { ...load, ...counts };
}

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/**
 * What the bell adds to a host's page on a slow computer: until the host's first text, until the page is at rest, and over
 * the wire until then, with what is loaded ahead.
 *
 * @returns figures that are worse than allowed
 */
export async function run(): Promise<string[]> {
  const port = await freePort();
  const server = await startServer({
    env: { PANTAU_ALLOWED_ORIGINS: `http://127.0.0.1:${port}` },
  });
  const token = await accessToken(server);
  const served = await startEmbedPages(port, () => Promise.resolve(token));
  const browser = await chromium.launch(launchOptions());
  const loads: Record<EmbedPage, (PageLoad & Transfer)[]> = {
    text: [],
    hi: [],
    element: [],
    react: [],
  };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const page of pages) {
        const load = await measure(browser, served.address(page, server.origin), server.origin);
        // The first round warms up server and browser.
        if (round > 0) loads[page].push(load);
      }
    }
  } finally {
    await browser.close();
    served.close();
    await server.dispose();
  }
  const median = (page: EmbedPage, of: (load: PageLoad & Transfer) => number): number =>
    figuresOf(loads[page].map(of)).p50;
  const firstText = ({ paintedAt }: PageLoad): number => paintedAt;
  const interactive = ({ interactiveAt }: PageLoad): number => interactiveAt;
  const problems: string[] = [];
  for (const page of pages) {
    console.log(line(`${page}, first text`, figuresOf(loads[page].map(firstText))));
    console.log(line(`${page}, interactive`, figuresOf(loads[page].map(interactive))));
    if (page === 'hi' || page === 'text') continue;
    const text = median(page, firstText) / median(without[page], firstText);
    const ready = median(page, interactive) / median('hi', interactive);
    const [script, data] = [median(page, (load) => load.script), median(page, (load) => load.data)];
    console.log(`${page}: first text ${text.toFixed(2)} ×, interactive ${ready.toFixed(2)} × hi`);
    console.log(`${page}: ${kB(script)} of script, ${kB(data)} of data`);
    if (text > MAX_FIRST_TEXT[page]) {
      problems.push(`${page}: first text ${text.toFixed(2)} × (${MAX_FIRST_TEXT[page]})`);
    }
    if (ready > MAX_INTERACTIVE) {
      problems.push(`${page}: interactive ${ready.toFixed(2)} × (${MAX_INTERACTIVE})`);
    }
    if (page === 'element' && script > MAX_SCRIPT_KB * 1_000) {
      problems.push(`${page}: ${kB(script)} of script (${MAX_SCRIPT_KB})`);
    }
    if (data > MAX_DATA_KB * 1_000) problems.push(`${page}: ${kB(data)} of data (${MAX_DATA_KB})`);
  }
  return problems;
}
