import { type Locator, type Page, expect } from '@playwright/test';
import { AlertCenterPage } from './alert-center-page.ts';
import { tabTo } from './focus.ts';
import { findOverflow } from './overflow.ts';
import { type UserName, fullNames, password, users } from './users.ts';

/** Title of the browser tab on a page of the portal, with or without the number of unread alerts. */
export const tabTitle = (page: string): RegExp =>
  new RegExp(`^(\\(\\d+\\+?\\) )?${page} · .+ · Pantau$`);

/** Page object of the portal. Works in both languages. */
export class PortalPage extends AlertCenterPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** Why sign-in failed. */
  readonly signInError: Locator;
  /** Opens the account menu. */
  readonly account: Locator;
  #user: UserName | undefined;

  constructor(page: Page) {
    super(page);
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.password = page.getByLabel(/^(Kata sandi|Password)$/);
    this.submit = page.getByRole('button', { name: /^(Masuk|Sign in)$/ });
    this.signInError = page.locator('form').getByRole('alert');
    this.account = page.getByRole('button', { name: /^(Akun|Account)/ });
  }

  async signIn(user: UserName): Promise<void> {
    await this.submitSignIn(user);
    await expect(this.account).toBeVisible();
  }

  async submitSignIn(user: UserName): Promise<void> {
    this.#user = user;
    await this.email.fill(users[user]);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Opens the dashboard in a browser that holds the user's session (`createStorageState`). */
  async openSignedIn(user: UserName): Promise<void> {
    this.#user = user;
    await this.page.goto('/dashboard');
    await expect(this.account).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.chooseAccountItem(/^(Keluar|Sign out)$/);
    await expect(this.email).toBeVisible();
  }

  async chooseAccountItem(name: RegExp): Promise<void> {
    await this.account.click();
    const menu = this.page.getByRole('menu');
    const items = menu.getByRole('menuitem').or(menu.getByRole('menuitemradio'));
    await items.filter({ hasText: name }).click();
  }

  /** Full name of the signed-in user. */
  userName(): string {
    if (this.#user === undefined) throw new Error('No user has signed in');
    return fullNames[this.#user];
  }

  /** Navigates within the portal, without a page load. */
  async navigate(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(this.page).toHaveURL(path);
  }

  /** The same user's portal in another tab. */
  inTab(page: Page): PortalPage {
    return new PortalPage(page);
  }

  /** Takes the browser offline, open sockets included. */
  async cutNetwork(): Promise<{ restore(): Promise<void> }> {
    const context = this.page.context();
    await context.setOffline(true);
    return { restore: () => context.setOffline(false) };
  }

  tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    return tabTo(this.page, target, key);
  }

  /** All text of the page, accessible names included. */
  allText(): Promise<string> {
    return this.page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label]')].map((element) =>
        element.getAttribute('aria-label'),
      );
      return [document.body.innerText, document.title, ...labels].join('\n');
    });
  }

  /** No text is cut off, and nothing extends beyond the sides of the page. */
  async expectNoOverflow(what = ''): Promise<void> {
    const overflow = (): Promise<string[]> => this.page.evaluate(findOverflow, undefined);
    await expect.poll(overflow, `overflow ${what}`).toEqual([]);
  }
}
