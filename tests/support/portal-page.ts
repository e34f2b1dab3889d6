import { type Locator, type Page, expect } from '@playwright/test';
import { overflowOf } from './overflow.ts';
import { type PersonName, fullnames, password, people } from './people.ts';
import { untilStill } from './still.ts';

export type Urgency = 'urgent' | 'important';

export interface Counts {
  readonly urgent: number;
  readonly important: number;
  readonly bell: number;
}

const title = /^(Pusat peringatan|Alert centre)$/;
const displays = {
  popup: /^(Popup di bawah lonceng|Popup under the bell)$/,
  pinned: /^(Sematkan di samping|Pin to the side)$/,
  detached: /^(Lepas jadi jendela|Detach as a window)$/,
} as const;
/** The first number of a text such as "9 belum selesai"; what counts there is below a hundred. */
const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0]);

/** The tab's title on a page of the portal, whatever number of unread alerts is before it. */
export const tabOf = (page: string): RegExp =>
  new RegExp(`^(\\(\\d+\\+?\\) )?${page} · .+ · Pantau$`);

/** A portal in a browser, as a person uses it. Knows both languages. */
export class PortalPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** Why signing in was refused. */
  readonly refusal: Locator;
  readonly bell: Locator;
  readonly panel: Locator;
  /** What holds the panel where it floats: popup, detached window, sheet. */
  readonly window: Locator;
  /** Moves the detached window. */
  readonly grip: Locator;
  /** The preview that was opened last. */
  readonly detail: Locator;
  /** Asked before alerts are resolved or opened again. */
  readonly question: Locator;
  /** What can be done with the picked alerts. */
  readonly bulkBar: Locator;
  readonly account: Locator;
  #person: PersonName | undefined;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByRole('textbox', { name: /^E-?mail$/i });
    this.password = page.getByLabel(/^(Kata sandi|Password)$/);
    this.submit = page.getByRole('button', { name: /^(Masuk|Sign in)$/ });
    this.refusal = page.locator('form').getByRole('alert');
    this.bell = page.getByRole('button', { name: /^(Pusat peringatan|Alert centre), / });
    this.panel = page.locator('[data-layout]', { has: page.getByRole('heading', { name: title }) });
    this.window = page.getByRole('dialog', { name: title });
    this.grip = page.getByRole('button', { name: /^(Geser jendela|Move the window)/ });
    this.detail = page.locator('[data-preview-window]').last();
    this.question = page.getByRole('dialog', {
      name: /^(Tandai (.* )?selesai|Periksa lagi( .*)?|Mark (.* )?as resolved|Check (.* )?again)\?$/,
    });
    this.bulkBar = page.getByRole('region', { name: /^(Peringatan terpilih|Selected alerts)$/ });
    this.account = page.getByRole('button', { name: /^(Akun|Account)/ });
  }

  async signIn(person: PersonName): Promise<void> {
    await this.signInWithoutWaiting(person);
    await expect(this.account).toBeVisible();
  }

  /** Opens the portal of somebody who has signed in before, in a browser that knows (`sessionOf`). */
  async openAs(person: PersonName): Promise<void> {
    this.#person = person;
    await this.page.goto('/dashboard');
    await expect(this.account).toBeVisible();
  }

  async signInWithoutWaiting(person: PersonName): Promise<void> {
    this.#person = person;
    await this.email.fill(people[person]);
    await this.password.fill(password);
    await this.submit.click();
  }

  async signOut(): Promise<void> {
    await this.choose(/^(Keluar|Sign out)$/);
    await expect(this.email).toBeVisible();
  }

  /** Takes an entry of the account menu. */
  async choose(entry: RegExp): Promise<void> {
    await this.account.click();
    const menu = this.page.getByRole('menu');
    const entries = menu.getByRole('menuitem').or(menu.getByRole('menuitemradio'));
    await entries.filter({ hasText: entry }).click();
  }

  /** Full name of whoever is signed in. */
  name(): string {
    if (this.#person === undefined) throw new Error('Nobody has signed in');
    return fullnames[this.#person];
  }

  async openPanel(): Promise<void> {
    // It may be about to open by itself: press until it is open, whoever opened it.
    await expect(async () => {
      if ((await this.bellSays()) === 'false') await this.bell.click();
      await expect(this.panel).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }

  /** Shows the panel as a popup, pinned or detached, by its own button. */
  async showAs(display: keyof typeof displays): Promise<void> {
    await this.panel.getByRole('button', { name: displays[display] }).click();
    await expect(this.panel).toHaveAttribute('data-layout', display);
  }

  async closePanel(): Promise<void> {
    await this.panel.getByRole('button', { name: /^(Tutup|Close)$/ }).click();
    await expect(this.panel).toBeHidden();
  }

  /** Whether the panel is open, `true` or `false`. */
  bellSays(): Promise<string | null> {
    return this.bell.getAttribute('aria-expanded', { timeout: 2_000 });
  }

  /** It is open, or closed, as the bell says. */
  async expectSettled(): Promise<void> {
    await expect(async () => {
      // Under a sheet there is no bell.
      const isClosed = (await this.bell.count()) > 0 && (await this.bellSays()) === 'false';
      expect(await this.panel.isVisible()).toBe(!isClosed);
    }).toPass();
    await untilStill(this.page);
  }

  /** On a phone the panel covers the page. */
  async closePanelIfSheet(): Promise<void> {
    await this.expectSettled();
    const sheet = this.page.getByRole('dialog', { name: title });
    if (!(await sheet.isVisible())) return;
    await this.panel.getByRole('button', { name: /^(Tutup|Close)$/ }).click();
    await expect(sheet).toBeHidden();
  }

  async waitUntilLive(timeout = 15_000): Promise<void> {
    await this.openPanel();
    await expect(this.connection(/^(Langsung|Live)$/)).toBeVisible({ timeout });
    await expect(this.panel.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  connection(text: RegExp): Locator {
    return this.panel.getByText(text).first();
  }

  /** Every row of an alert that is on the screen; more than one would be a fault. */
  row(rawAlertId: string): Locator {
    return this.panel.locator(`li[data-alert-id="${rawAlertId}"]`);
  }

  section(urgency: Urgency): Locator {
    return this.panel.locator(`div[data-urgency="${urgency}"]`);
  }

  list(urgency: Urgency): Locator {
    return this.section(urgency).getByRole('list');
  }

  /** Ids of a list as they stand on the screen, top to bottom. */
  idsOf(urgency: Urgency): Promise<string[]> {
    return this.list(urgency)
      .locator('li[data-alert-id]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-alert-id') ?? ''));
  }

  /**
   * Goes down a list page by page, until it is past a time or has ended.
   *
   * @param since epoch ms; the list keeps 500 rows at most, so what is older than that is not asked for
   * @returns its ids, top to bottom
   */
  async allIdsOf(urgency: Urgency, since: number): Promise<string[]> {
    const section = this.section(urgency);
    const waiting = section.getByRole('button', { name: /(peringatan baru|new alerts?)$/ });
    const older = section.getByRole('button', { name: /(peringatan sebelumnya|older alerts)$/ });
    const lastTime = section.locator('li[data-alert-id] time').last();
    for (;;) {
      if (await waiting.isVisible()) await waiting.click();
      const ids = await this.idsOf(urgency);
      if ((await older.count()) === 0) return ids;
      const isPast = Date.parse((await lastTime.getAttribute('datetime')) ?? '') < since;
      if (isPast) return ids;
      await older.click();
      await expect(async () => {
        const hasGrown = (await this.idsOf(urgency)).length > ids.length;
        expect(hasGrown || (await older.count()) === 0).toBe(true);
      }).toPass({ timeout: 15_000 });
    }
  }

  /** Unresolved alerts as the panel's sections and the bell say them at one moment. */
  async counts(): Promise<Counts> {
    const parts = this.section('urgent')
      .getByRole('heading')
      .or(this.section('important').getByRole('heading'))
      .or(this.bell);
    const texts = await parts.evaluateAll((elements) =>
      elements.map((element) => ({
        place: element.closest('[data-urgency]')?.getAttribute('data-urgency') ?? 'bell',
        text: element.getAttribute('aria-label') ?? element.textContent,
      })),
    );
    const read = (wanted: string): number =>
      numberIn(texts.find(({ place }) => place === wanted)?.text ?? '');
    return { urgent: read('urgent'), important: read('important'), bell: read('bell') };
  }

  /** Unresolved alerts as the bell says them. */
  async bellCount(): Promise<number> {
    return numberIn((await this.bell.getAttribute('aria-label')) ?? '');
  }

  async open(rawAlertId: string): Promise<void> {
    await this.row(rawAlertId).getByRole('button').first().click();
    // The user's own opening takes the focus: what is pressed next is meant for it.
    await expect(this.preview(rawAlertId)).toBeFocused();
  }

  preview(rawAlertId: string): Locator {
    return this.page.locator(`[data-preview-window="${rawAlertId}"]`);
  }

  async closeDetail(): Promise<void> {
    const open = await this.page.locator('[data-preview-window]').count();
    await this.detail.getByRole('button', { name: /^(Tutup|Close)$/, exact: true }).click();
    await expect(this.page.locator('[data-preview-window]')).toHaveCount(open - 1);
  }

  /** By the row's own button, which shows while it is pointed at; then out of the way again. */
  async resolve(rawAlertId: string): Promise<void> {
    await this.askToResolve(rawAlertId);
    await this.agree();
    await this.page.mouse.move(2, 2);
  }

  /** Up to the question. */
  async askToResolve(rawAlertId: string): Promise<void> {
    await this.row(rawAlertId).hover();
    await this.row(rawAlertId)
      .getByRole('button', { name: /^(Tandai selesai|Mark resolved)/ })
      .click();
    await expect(this.question).toBeVisible();
  }

  /** Says yes to the question that an act asks first. */
  async agree(): Promise<void> {
    await this.question
      .getByRole('button', { name: /^(Tandai selesai|Mark resolved|Periksa lagi|Check again)$/ })
      .click();
    await expect(this.question).toBeHidden();
  }

  /** Does something with alerts, which shows at once, and waits until the server has answered. */
  async answered(act: () => Promise<void>): Promise<void> {
    const answer = this.page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('AlertCenterAction'),
    );
    await act();
    await answer;
  }

  /** Picks an alert by its box. */
  async pick(rawAlertId: string, modifiers: readonly 'Shift'[] = []): Promise<void> {
    await this.row(rawAlertId).hover();
    await this.row(rawAlertId)
      .getByRole('checkbox')
      .click({ modifiers: [...modifiers] });
  }

  /** Goes to another page of the portal without loading it anew, as its links do. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(this.page).toHaveURL(path);
  }

  /** The same person's portal in another tab. */
  inTab(page: Page): PortalPage {
    return new PortalPage(page);
  }

  /** Takes the network away until `restore`, open sockets included. */
  async cutNetwork(): Promise<{ restore(): Promise<void> }> {
    const context = this.page.context();
    await context.setOffline(true);
    return { restore: () => context.setOffline(false) };
  }

  /** Presses Tab, or Shift+Tab, until the wanted element has the focus. */
  async tabTo(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let step = 0; step < 80; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`80 times ${key} never reached ${wanted}`);
  }

  /** Something of the page has the focus, and it can be seen. */
  async expectFocus(): Promise<void> {
    await expect.poll(() => this.hasFocus(), 'something that can be seen has the focus').toBe(true);
  }

  hasFocus(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.checkVisibility() === true;
    });
  }

  /** All words on the page, also those that only a screen reader says. */
  words(): Promise<string> {
    return this.page.evaluate(() => {
      const said = [...document.querySelectorAll('[aria-label]')].map((element) =>
        element.getAttribute('aria-label'),
      );
      return [document.body.innerText, document.title, ...said].join('\n');
    });
  }

  /** No words are cut off, and nothing sticks out of the page sideways. */
  async expectNoOverflow(what = ''): Promise<void> {
    await expect.poll(() => this.overflow(), `what does not fit ${what}`).toEqual([]);
  }

  /** Elements whose words are cut off, or that stick out of the page sideways, just now. */
  overflow(): Promise<string[]> {
    return this.page.evaluate(overflowOf, undefined);
  }
}
