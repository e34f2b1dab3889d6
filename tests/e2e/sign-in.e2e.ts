import { expectAccessible } from '../support/axe.ts';
import { password, users } from '../support/users.ts';
import { tabTitle } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';
import { connectionErrors } from '../support/fault-log.ts';

test('a manager signs in, stays signed in over a reload, and signs out for good', async ({
  openPortal,
  faults,
}) => {
  const portal = await openPortal();
  const { page } = portal;
  await expect(page).toHaveTitle('Masuk · Pantau');
  await portal.signIn('manager');
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle(tabTitle('Dasbor'));

  await page.reload();
  await expect(portal.account).toBeVisible();

  await portal.signOut();
  await expect(page).toHaveURL('/sign-in');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/sign-in');
  // The cookie is worth nothing any more.
  faults.allow(/401 \(Unauthorized\)/);
  const status = await page.evaluate(
    async () => (await fetch('/api/session/refresh', { method: 'POST' })).status,
  );
  expect(status).toBe(401);
});

test('the access token is in no storage and in no cookie that a script can read', async ({
  openPortal,
}) => {
  const portal = await openPortal();
  const answer = portal.page.waitForResponse('**/api/session');
  await portal.signIn('manager');
  const { accessToken } = (await (await answer).json()) as { accessToken: string };
  const kept = await portal.page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(accessToken.length).toBeGreaterThan(20);
  expect(kept).not.toContain(accessToken);
  expect(await portal.page.evaluate(() => document.cookie)).toBe('');
});

test('the page that was wanted opens after signing in', async ({ openPortal }) => {
  const portal = await openPortal();
  await portal.page.goto('/dashboard?from=mail#top');
  await expect(portal.page).toHaveURL(/\/sign-in\?to=/);
  await portal.signIn('manager');
  await expect(portal.page).toHaveURL('/dashboard?from=mail#top');
});

test('nobody is led to another site after signing in', async ({ openPortal }) => {
  const portal = await openPortal();
  await portal.page.goto('/sign-in?to=//evil.example/');
  await portal.signIn('manager');
  await expect(portal.page).toHaveURL('/dashboard');
});

test.describe('refusals are told in the user’s language', () => {
  test('wrong password', async ({ openPortal, faults }) => {
    faults.allow(/401 \(Unauthorized\)/);
    const portal = await openPortal();
    await portal.email.fill(users.manager);
    await portal.password.fill('wrong');
    await portal.submit.click();
    await expect(portal.signInError).toHaveText(/Email atau kata sandi salah/);
    await expect(portal.password).toBeFocused();
    await portal.page.getByRole('button', { name: /^EN/ }).click();
    await expect(portal.signInError).toHaveText(/Incorrect email or password/);
    await expectAccessible(portal.page, 'the refused sign-in');
    await portal.password.fill(password);
    await portal.submit.click();
    await expect(portal.account).toBeVisible();
  });

  test('what is missing or misspelled, before anything is sent', async ({ openPortal }) => {
    const portal = await openPortal();
    const sent: string[] = [];
    portal.page.on('request', (request) => sent.push(request.url()));
    await portal.submit.click();
    await expect(portal.page.getByText('Masukkan alamat email Anda.')).toBeVisible();
    await expect(portal.page.getByText('Masukkan kata sandi Anda.')).toBeVisible();
    await expect(portal.email).toBeFocused();
    await portal.email.fill('rina');
    await expect(portal.page.getByText(/misalnya nama@perusahaan\.com/)).toBeVisible();
    await expectAccessible(portal.page, 'the form with faults');
    expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  test('too many attempts', async ({ openPortal, faults }) => {
    faults.allow(/401 \(Unauthorized\)/, /429 \(Too Many Requests\)/);
    const portal = await openPortal();
    await portal.email.fill('somebody@demo.pantau.example');
    await portal.password.fill('wrong');
    await expect(async () => {
      await portal.submit.click();
      await expect(portal.signInError).toHaveText(/Terlalu banyak percobaan/, { timeout: 500 });
    }).toPass({ intervals: [50] });
  });

  test('server away', async ({ openPortal, ownServer, faults }) => {
    faults.allow(connectionErrors);
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

test('the password can be looked at before it is sent', async ({ openPortal }) => {
  const portal = await openPortal();
  await portal.password.fill('pantau-demo');
  await expect(portal.password).toHaveAttribute('type', 'password');
  await portal.page.getByRole('button', { name: 'Tampilkan kata sandi' }).click();
  await expect(portal.password).toHaveAttribute('type', 'text');
  await portal.page.getByRole('button', { name: 'Sembunyikan kata sandi' }).click();
  await expect(portal.password).toHaveAttribute('type', 'password');
});

test.describe('the way out by address', () => {
  test('works from the portal’s own pages', async ({ signedIn, faults }) => {
    // What the page had under way is refused meanwhile.
    faults.allow(/401 \(Unauthorized\)/);
    const { page } = await signedIn('manager');
    await page.evaluate(() => window.location.assign('/api/logout'));
    await expect(page).toHaveURL('/sign-in');
  });

  test('does nothing when another site asks for it', async ({ signedIn, faults, server }) => {
    const portal = await signedIn('manager');
    faults.allow(/403 \(Forbidden\)/);
    const { page } = portal;
    // Another site on this machine: the same host by its number.
    const foreign = server.origin.replace('localhost', '127.0.0.1');
    await page.route(`${foreign}/trap`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${server.origin}/api/logout">x</a>`,
      }),
    );
    await page.goto(`${foreign}/trap`);
    const answer = page.waitForResponse('**/api/logout');
    await page.getByRole('link').click();
    expect((await answer).status()).toBe(403);
    await page.goto(`${server.origin}/dashboard`);
    await expect(portal.account).toBeVisible();
  });
});

test('one tab signs out, the other follows', async ({ signedIn, faults }) => {
  // The other tab may be asking for something just then: its socket was closed, so it asks why.
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
    test(`sign-in is accessible and fits: ${colorScheme}, ${viewport.width} px`, async ({
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
