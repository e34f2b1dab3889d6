import { type Locator, type Page, expect } from '@playwright/test';
import { type PersonName, password, people } from './people.ts';

export type Urgency = 'urgent' | 'important';

/** A portal in a browser, as a person uses it. Knows both languages. */
export class PortalPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly bell: Locator;
  readonly panel: Locator;
  readonly account: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByRole('textbox', { name: /^E-?mail$/i });
    this.password = page.getByLabel(/^(Kata sandi|Password)$/);
    this.submit = page.getByRole('button', { name: /^(Masuk|Sign in)$/ });
    this.bell = page.getByRole('button', { name: /^(Pusat peringatan|Alert centre), / });
    this.panel = page.getByRole('region', { name: /^(Pusat peringatan|Alert centre)$/ });
    this.account = page.getByRole('button', { name: /^(Akun|Account of) / });
  }

  async signIn(person: PersonName): Promise<void> {
    await this.email.fill(people[person]);
    await this.password.fill(password);
    await this.submit.click();
    await expect(this.account).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.choose(/^(Keluar|Sign out)$/);
    await expect(this.email).toBeVisible();
  }

  /** Takes an entry of the account menu. */
  async choose(entry: RegExp): Promise<void> {
    await this.account.click();
    await this.page
      .getByRole('menuitem')
      .or(this.page.getByRole('menuitemradio'))
      .filter({ hasText: entry })
      .click();
  }

  async waitUntilLive(): Promise<void> {
    await expect(this.connection(/^(Langsung|Live)$/)).toBeVisible();
  }

  connection(text: RegExp): Locator {
    return this.panel.getByText(text).first();
  }

  /** Every row of an alert that is on the screen; more than one would be a fault. */
  row(rawAlertId: string): Locator {
    return this.panel.locator(`li[data-alert-id="${rawAlertId}"]`);
  }

  list(urgency: Urgency): Locator {
    const name = urgency === 'urgent' ? /(mendesak|urgent)/i : /(penting|important)/i;
    return this.panel.getByRole('list', { name });
  }

  /** Ids of a list as they stand on the screen, top to bottom. */
  async idsOf(list: Locator): Promise<string[]> {
    return list
      .locator('li[data-alert-id]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-alert-id') ?? ''));
  }

  /** Elements whose words are cut off, or that stick out of the page sideways. */
  async overflow(): Promise<string[]> {
    return this.page.evaluate(() => {
      const found: string[] = [];
      const width = document.documentElement.clientWidth;
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || element.closest('svg') !== null) continue;
        const style = getComputedStyle(element);
        if (style.visibility === 'hidden') continue;
        const isOut = box.right > width + 1 || box.left < -1;
        // One line that ends in "…" is meant to; a button or heading whose words are cut is not.
        const isCut =
          element.matches('button, h1, h2, h3, label, [role="tab"]') &&
          element.scrollWidth > element.clientWidth + 1 &&
          style.overflowX !== 'visible';
        if (isOut || isCut)
          found.push(`${element.tagName} ${element.className}: ${element.innerText}`);
      }
      if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
      return found;
    });
  }
}
