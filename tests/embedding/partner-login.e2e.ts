import { alertCodes } from '../support/alert-codes.ts';
import { expectAccessible } from '../support/axe.ts';
import { connectionErrors } from '../support/fault-log.ts';
import { freePort } from '../support/free-port.ts';
import { createIngest } from '../support/ingest.ts';
import { type Server, startServer } from '../support/server.ts';
import { expect, test as base } from '../support/test.ts';
import { password, users } from '../support/users.ts';
import { startPartner } from './partner.ts';

/** Pantau, which a page on another origin may use. */
const test = base.extend<{ pantau: Server; port: number }>({
  port: async ({}, use) => use(await freePort()),
  pantau: async ({ contexts, port }, use) => {
    const env = { PANTAU_ALLOWED_ORIGINS: `http://127.0.0.1:${port}` };
    const pantau = await startServer({ env });
    await use(pantau);
    await contexts.closeAll();
    await pantau.dispose();
  },
});

async function send({ origin }: Server, method: string, path: string, body?: object, token = '') {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.status === 204 ? null : response.json();
}

test('signs a partner’s user in with an API key, and shows that they are signed out once it is revoked (EM-50, EM-51)', async ({
  browser,
  contexts,
  faults,
  pantau,
  port,
}) => {
  // What Chromium says of the refusals of Pantau and of the partner's server.
  faults.allow(/401 \(Unauthorized\)/, /502 \(Bad Gateway\)/, connectionErrors);
  const { accessToken } = await send(pantau, 'POST', '/api/session', {
    email: users.manager,
    password,
  });
  const keys = '/api/company/api-keys';
  const added = await send(pantau, 'POST', keys, { name: 'Angkasa' }, accessToken);
  const { id, key } = added.data as { id: string; key: string };
  const partner = await startPartner(port, pantau.origin, { PANTAU_API_KEY: key });
  const context = await contexts.open(browser, { viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${partner.origin}/?theme=light&locale=id`);
  await page.locator('#add').click();
  const widget = page.locator('pantau-alert-center');
  await expect(widget.getByText('Langsung', { exact: true })).toBeVisible();

  // The partner's user receives the alerts of the company's rules without further setting up.
  const ingest = createIngest(pantau);
  const { imei, licensePlate } = await ingest.newVehicle();
  const alertId = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  const row = widget.locator(`li[data-alert-id="${alertId}"]`);
  await expect(row).toContainText(licensePlate);

  await send(pantau, 'DELETE', `${keys}/${id}`, undefined, accessToken);
  await expect(widget.getByRole('heading', { name: 'Anda belum masuk' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.locator('#log')).toContainText('pantau-signed-out: nobody is signed in');
  await expect(row).toHaveCount(0);
  await expect(widget.locator('input')).toHaveCount(0);
  expect(page.url()).toContain(partner.origin);
  await expectAccessible(page, 'the signed-out widget', 'pantau-alert-center');
  partner.stop();

  const again = await send(pantau, 'POST', keys, { name: 'Angkasa' }, accessToken);
  const restarted = await startPartner(port, pantau.origin, {
    PANTAU_API_KEY: (again.data as { key: string }).key,
  });
  // By itself: the wait between two attempts is 30 s at most.
  await expect(row).toContainText(licensePlate, { timeout: 40_000 });
  await expect(widget.getByText('Langsung', { exact: true })).toBeVisible();
  restarted.stop();
});
