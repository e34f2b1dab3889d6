import { alertCodes } from '../support/alert-codes.ts';
import { expectAccessible } from '../support/axe.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

/** Positions in the page, whatever has been scrolled. */
const boxes = (portal: PortalPage) =>
  Promise.all(
    [portal.email, portal.password, portal.submit].map((field) =>
      field.evaluate((element) => {
        const { top, left, height } = element.getBoundingClientRect();
        return { top: top + scrollY, left, height };
      }),
    ),
  );

test('nothing moves when an error appears or the demo users arrive (PO-63)', async ({
  openPortal,
  faults,
}) => {
  faults.allow(/401 \(Unauthorized\)/);
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    const portal = await openPortal({ viewport });
    const before = await boxes(portal);
    await expect(portal.page.getByRole('group', { name: /^Demo/ })).toBeVisible();
    expect(await boxes(portal)).toEqual(before);
    await portal.submit.click();
    await expect(portal.page.getByText('Masukkan kata sandi Anda.')).toBeVisible();
    expect(await boxes(portal)).toEqual(before);
    await portal.email.fill('somebody.else@demo.pantau.example');
    await portal.password.fill('wrong');
    await portal.submit.click();
    await expect(portal.signInError).toBeVisible();
    expect(await boxes(portal)).toEqual(before);
    await portal.expectNoOverflow(`${viewport.width} px`);
  }
});

test('signs in as a demo user with one press (PO-64)', async ({ openPortal }) => {
  const portal = await openPortal();
  await expectAccessible(portal.page, 'the sign-in page of a demo');
  const demo = portal.page.getByRole('group', { name: 'Demo: masuk sebagai' });
  await expect(demo.getByRole('button')).toHaveCount(9);
  await demo.getByRole('button', { name: /viewer@demo/ }).click();
  await expect(portal.account).toContainText('Maya Lestari');
});

test('shows the outline of the page while it loads after the sign-in (PO-65)', async ({
  openPortal,
}) => {
  const portal = await openPortal();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let isHeld = false;
  await portal.page.route(/\/assets\/(frame|dashboard)-[^/]+\.js$/, async (route) => {
    isHeld = true;
    await released;
    await route.continue();
  });
  await portal.page.reload();
  await portal.submitSignIn('manager');
  const outline = portal.page.getByRole('main', { name: 'Memulihkan sesi Anda' });
  await expect(outline).toBeVisible();
  await expect(portal.email).toHaveCount(0);
  expect(isHeld, 'the code of the page is requested').toBe(true);
  release();
  await expect(portal.account).toBeVisible();
  await expect(outline).toHaveCount(0);
});

test('follows the language of the browser until the user chooses one (PO-61)', async ({
  openPortal,
}) => {
  const portal = await openPortal({ locale: 'en-GB' });
  await expect(portal.page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await portal.page.getByRole('button', { name: /^ID/ }).click();
  await portal.page.reload();
  await expect(portal.page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
});

test('offers personal preferences to everyone, also without the rule settings (PO-66, AC-293)', async ({
  signedIn,
  ingest,
}) => {
  const viewer = await signedIn('viewer');
  await viewer.account.click();
  const viewerMenu = viewer.page.getByRole('menu');
  await expect(viewerMenu.getByRole('menuitemcheckbox', { name: /otomatis/ })).toBeChecked();
  await expect(viewerMenu.getByRole('menuitemcheckbox', { name: /Konfirmasi/ })).toHaveCount(0);
  await viewerMenu.getByRole('menuitemradio', { name: 'Rapat' }).click();
  await expect(viewer.page.locator('[data-pantau-density="compact"]').first()).toBeVisible();

  const dispatcher = await signedIn('dispatcher');
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await dispatcher.openResolveConfirmation(id);
  await dispatcher.page.getByRole('checkbox', { name: /^Jangan tanya lagi/ }).check();
  await dispatcher.confirm();
  await dispatcher.account.click();
  const confirming = dispatcher.page.getByRole('menuitemcheckbox', {
    name: 'Konfirmasi sebelum menandai selesai',
  });
  await expect(confirming).not.toBeChecked();
  await expect(
    dispatcher.page.getByRole('menuitemcheckbox', { name: 'Konfirmasi sebelum memeriksa lagi' }),
  ).toBeChecked();
  await confirming.click();
  await expect(confirming).toBeChecked();
  await dispatcher.page.keyboard.press('Escape');
  // A list keeps its rows while the pointer is over them.
  await dispatcher.page.mouse.move(2, 2);
  const other = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  await dispatcher.openResolveConfirmation(other);
  await expect(dispatcher.confirmation).toBeVisible();
});
