import { expectAccessible } from '../support/axe.ts';
import { password, users } from '../support/users.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';
import { connectionErrors, failedImports } from '../support/fault-log.ts';

test('signs in, stays signed in after a reload, and signs out (PO-1, PO-2)', async ({
  openPortal,
  faults,
}) => {
  const portal = await openPortal();
  const { page } = portal;
  await expect(page).toHaveTitle('Masuk · Pantau');
  await portal.signIn('manager');
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle(tabTitle('Dasbor'));

  await portal.waitUntilLive();
  await page.reload();
  await expect(portal.account).toBeVisible();

  await portal.signOut();
  await expect(page).toHaveURL('/sign-in');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/sign-in');
  // The server rejects the old cookie.
  faults.allow(/401 \(Unauthorized\)/);
  const status = await page.evaluate(
    async () => (await fetch('/api/session/refresh', { method: 'POST' })).status,
  );
  expect(status).toBe(401);
});

test('keeps the access token out of storage and readable cookies (PO-3)', async ({
  openPortal,
}) => {
  const portal = await openPortal();
  const response = portal.page.waitForResponse('**/api/session');
  await portal.signIn('manager');
  const { accessToken } = (await (await response).json()) as { accessToken: string };
  const stored = await portal.page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(accessToken.length).toBeGreaterThan(20);
  expect(stored).not.toContain(accessToken);
  expect(await portal.page.evaluate(() => document.cookie)).toBe('');
});

test('opens the requested page after signing in (PO-4)', async ({ openPortal }) => {
  const portal = await openPortal();
  await portal.page.goto('/dashboard?from=mail#top');
  await expect(portal.page).toHaveURL(/\/sign-in\?to=/);
  await portal.signIn('manager');
  await expect(portal.page).toHaveURL('/dashboard?from=mail#top');
});

test('never redirects to another site after signing in (PO-5)', async ({ openPortal }) => {
  const portal = await openPortal();
  await portal.page.goto('/sign-in?to=//evil.example/');
  await portal.signIn('manager');
  await expect(portal.page).toHaveURL('/dashboard');
});

test.describe('sign-in errors', () => {
  test('reports a wrong password in the chosen language (PO-6)', async ({ openPortal, faults }) => {
    faults.allow(/401 \(Unauthorized\)/);
    const portal = await openPortal();
    await portal.email.fill(users.manager);
    await portal.password.fill('wrong');
    await portal.submit.click();
    await expect(portal.signInError).toHaveText(/Email atau kata sandi salah/);
    await expect(portal.password).toBeFocused();
    await portal.page.getByRole('button', { name: /^EN/ }).click();
    await expect(portal.signInError).toHaveText(/Email or password is incorrect/);
    await expectAccessible(portal.page, 'the form with a sign-in error');
    await portal.password.fill(password);
    await portal.submit.click();
    await expect(portal.account).toBeVisible();
  });

  test('reports missing or invalid input before sending a request (PO-7)', async ({
    openPortal,
  }) => {
    const portal = await openPortal();
    const requests: string[] = [];
    portal.page.on('request', (request) => requests.push(request.url()));
    await portal.submit.click();
    await expect(portal.page.getByText('Masukkan alamat email Anda.')).toBeVisible();
    await expect(portal.page.getByText('Masukkan kata sandi Anda.')).toBeVisible();
    await expect(portal.email).toBeFocused();
    await portal.email.fill('rina');
    await expect(portal.page.getByText(/misalnya nama@perusahaan\.com/)).toBeVisible();
    await expectAccessible(portal.page, 'the form with input errors');
    expect(requests.filter((url) => url.includes('/api/session'))).toEqual([]);
  });

  test('reports too many attempts (PO-6)', async ({ openPortal, faults }) => {
    faults.allow(/401 \(Unauthorized\)/, /429 \(Too Many Requests\)/);
    const portal = await openPortal();
    await portal.email.fill('somebody@demo.pantau.example');
    await portal.password.fill('wrong');
    await expect(async () => {
      await portal.submit.click();
      await expect(portal.signInError).toHaveText(/Terlalu banyak percobaan/, { timeout: 500 });
    }).toPass({ intervals: [50] });
  });

  test('reports an unreachable server, and signs in once it is back (PO-6)', async ({
    openPortal,
    ownServer,
    faults,
  }) => {
    // The server may stop before the page has loaded the code of the next one.
    faults.allow(connectionErrors, failedImports);
    const portal = await openPortal({ server: ownServer });
    await ownServer.stop();
    await portal.email.fill(users.manager);
    await portal.password.fill(password);
    await portal.submit.click();
    await expect(portal.signInError).toHaveText(/Server tidak dapat dihubungi/);
    await ownServer.start();
    await portal.submit.click();
    await expect(portal.account).toBeVisible();
  });
});

test('shows the password on request (PO-8)', async ({ openPortal }) => {
  const portal = await openPortal();
  await portal.password.fill('pantau-demo');
  await expect(portal.password).toHaveAttribute('type', 'password');
  await portal.page.getByRole('button', { name: 'Tampilkan kata sandi' }).click();
  await expect(portal.password).toHaveAttribute('type', 'text');
  await portal.page.getByRole('button', { name: 'Sembunyikan kata sandi' }).click();
  await expect(portal.password).toHaveAttribute('type', 'password');
});

test.describe('/logout', () => {
  test('unregisters the push token, ends the session and leads to the sign-in page (SH-140, PO-67)', async ({
    signedIn,
  }) => {
    const portal = await signedIn('manager');
    const { page } = portal;
    await page.evaluate(() => localStorage.setItem('fcmToken', 'token-of-this-browser'));
    const unregister = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('unregisterPushToken'),
    );
    const deletion = page.waitForRequest(
      (request) => request.method() === 'DELETE' && request.url().endsWith('/api/session'),
    );
    await page.goto('/profile');
    const opened = page.waitForURL('/logout');
    await portal.chooseAccountItem(/^Keluar$/);
    await opened;
    expect((await unregister).postData()).toContain('token-of-this-browser');
    await deletion;
    await expect(page).toHaveURL('/sign-in');
    expect(await page.evaluate(() => localStorage.getItem('fcmToken'))).toBeNull();
  });

  test('leads to the sign-in page although the server fails, and logs why (SH-142)', async ({
    signedIn,
    faults,
  }) => {
    faults.allow(/500 \(Internal Server Error\)/, /pantau: /);
    const portal = await signedIn('manager');
    const { page } = portal;
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.evaluate(() => localStorage.setItem('fcmToken', 'token-of-this-browser'));
    const fail = { status: 500, contentType: 'application/json', body: '{}' };
    const isUnregister = (body: string | null): boolean => (body ?? '').includes('unregister');
    await page.route('**/graphql', (route) =>
      isUnregister(route.request().postData()) ? route.fulfill(fail) : route.fallback(),
    );
    await page.route('**/api/session', (route) => route.fulfill(fail));
    await page.route('**/api/logout', (route) => route.fulfill(fail));
    await portal.signOut();
    await expect(page).toHaveURL('/sign-in');
    expect(logged.filter((text) => text.startsWith('pantau:'))).toHaveLength(2);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/sign-in');
  });

  test('asks first where no page of the portal has led there (SH-141)', async ({ signedIn }) => {
    const portal = await signedIn('manager');
    const { page } = portal;
    await page.goto('/logout');
    await expect(page.getByRole('heading', { name: 'Keluar?' })).toBeVisible();
    await expectAccessible(page, 'the sign-out page');
    await page.getByRole('button', { name: 'Tetap masuk' }).click();
    await expect(page).toHaveURL('/dashboard');
    // A link after the sign-in signs nobody out, either.
    await page.goto('/sign-in?to=/logout');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/logout');
    await page.getByRole('button', { name: 'Keluar' }).click();
    await expect(page).toHaveURL('/sign-in');
  });

  test('asks before unsaved input is lost (SH-140, PO-75)', async ({ signedIn }) => {
    const portal = await signedIn('manager');
    const { page } = portal;
    await page.goto('/sales-order/create');
    const customer = page.getByRole('combobox', { name: /^Pelanggan/ });
    await customer.fill('PT Setengah Jadi');
    await page.keyboard.press('Escape');
    const dialog = page.getByRole('alertdialog', { name: 'Keluar tanpa menyimpan?' });
    await portal.chooseAccountItem(/^Keluar$/);
    await dialog.getByRole('button', { name: 'Lanjut mengisi' }).click();
    await expect(page).toHaveURL('/sales-order/create');
    await expect(customer).toHaveValue('PT Setengah Jadi');
    await portal.chooseAccountItem(/^Keluar$/);
    await dialog.getByRole('button', { name: 'Buang perubahan' }).click();
    await expect(page).toHaveURL('/sign-in');
  });
});

test.describe('/api/logout', () => {
  test('signs out when requested by the portal (PO-17)', async ({ signedIn, faults }) => {
    // Pending requests of the page are rejected.
    faults.allow(/401 \(Unauthorized\)/);
    const { page } = await signedIn('manager');
    await page.evaluate(() => window.location.assign('/api/logout'));
    await expect(page).toHaveURL('/sign-in');
  });

  test('does nothing when requested by another site (PO-17)', async ({
    signedIn,
    faults,
    server,
  }) => {
    const portal = await signedIn('manager');
    faults.allow(/403 \(Forbidden\)/);
    const { page } = portal;
    // 127.0.0.1 is another site than localhost.
    const otherSite = server.origin.replace('localhost', '127.0.0.1');
    await page.route(`${otherSite}/trap`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${server.origin}/api/logout">x</a>`,
      }),
    );
    await page.goto(`${otherSite}/trap`);
    const response = page.waitForResponse('**/api/logout');
    await page.getByRole('link').click();
    expect((await response).status()).toBe(403);
    await page.goto(`${server.origin}/dashboard`);
    await expect(portal.account).toBeVisible();
  });
});

test('signs out all tabs (PO-15)', async ({ signedIn, faults }) => {
  // The other tab may send a request when its socket closes.
  faults.allow(/401 \(Unauthorized\)/);
  const first = await signedIn('manager');
  const second = await first.page.context().newPage();
  await second.goto('/dashboard');
  await expect(second.getByRole('button', { name: /^Akun/ })).toBeVisible();
  await first.signOut();
  await expect(second).toHaveURL('/sign-in');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test(`is accessible and fits: ${colorScheme}, ${viewport.width} px (PO-9)`, async ({
      openPortal,
    }) => {
      const portal = await openPortal({ colorScheme, viewport });
      for (const language of ['ID', 'EN']) {
        await portal.page.getByRole('button', { name: new RegExp(`^${language}`) }).click();
        await expectAccessible(portal.page, `sign-in in ${language}`);
        await portal.expectNoOverflow();
      }
    });
  }
}
