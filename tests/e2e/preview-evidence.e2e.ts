import { alertCodes } from '../support/alert-codes.ts';
import { cameraVehicles } from '../support/camera-vehicles.ts';
import { SPEEDING, expect, openByRow, test } from '../support/preview-test.ts';

const MINUTE_MS = 60_000;

test('requests and plays a video, and reports failed, missing and unreachable ones (AC-89)', async ({
  signInManager,
  ingest,
}) => {
  const { portal, page, previews } = await signInManager();
  const openAlert = async (name: keyof typeof cameraVehicles, minutesAgo = 0) => {
    const { imei } = cameraVehicles[name];
    const createdOn = Date.now() - minutesAgo * MINUTE_MS;
    const id = await ingest.alert({ imei, alertCode: SPEEDING, alertTrigger: 104, createdOn });
    await openByRow(portal, id);
    await expect(previews.evidence(id)).toContainText('Belum ada video');
    return id;
  };
  const comes = await openAlert('comes');
  const refuses = await openAlert('refuses');
  const neverComes = await openAlert('neverComes');
  // An alert counts as a report, so it has to be older than the limit of 10 minutes.
  const silent = await openAlert('silent', 12);
  // Request all at the same time.
  for (const id of [comes, refuses, neverComes, silent]) {
    await openByRow(portal, id);
    await previews.evidence(id).getByRole('button', { name: 'Minta video' }).click();
  }

  await expect(
    page.getByText('Perangkat UJI 9004 KAM tidak melapor lebih dari 10 menit').first(),
  ).toBeVisible();
  await expect(
    previews.evidence(silent).getByRole('button', { name: 'Minta ulang' }),
  ).toBeVisible();
  await expect(previews.evidence(refuses)).toContainText('Perangkat tidak mengirim video');
  await expect(previews.evidence(refuses).getByRole('button')).toHaveCount(0);
  await expect(previews.evidence(neverComes)).toContainText('Video sudah diminta');
  await openByRow(portal, neverComes);
  await previews.evidence(neverComes).getByRole('button', { name: 'Batal' }).click();
  await expect(
    previews.evidence(neverComes).getByRole('button', { name: 'Minta ulang' }),
  ).toBeVisible();

  await expect(previews.evidence(comes)).toContainText('Bukti lengkap');
  await openByRow(portal, comes);
  await previews
    .evidence(comes)
    .getByRole('button', { name: /^Putar/ })
    .click();
  const player = page.getByRole('dialog', { name: /Melebihi batas kecepatan/ }).filter({
    has: page.locator('video'),
  });
  await expect.poll(() => previews.playbackTime(player)).toBeGreaterThan(0.5);
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();
  await expect(previews.of(comes)).toBeVisible();
});

test('offers to request a video only when none has arrived by itself', async ({
  signInManager,
  ingest,
  faults,
}) => {
  // Moving the clock makes the connection miss its pings, and may time out the next one before it opens.
  faults.allow(
    /pantau: PantauError: The live channel (?:was disconnected: ping timeout|did not open in time)/,
  );
  const { portal, page, previews } = await signInManager();
  await page.clock.install();
  await page.reload();
  await portal.waitUntilLive();
  await portal.panel.getByRole('switch', { name: 'Belum selesai saja' }).click();
  const { imei } = cameraVehicles.comes;
  const createdOn = Date.now() - 35 * MINUTE_MS;
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent, createdOn });
  await openByRow(portal, id);
  const evidence = previews.evidence(id);
  await expect(evidence).toContainText('Menunggu rekaman');
  await expect(evidence.getByRole('button')).toHaveCount(0);
  // The second check follows after 30 s.
  await page.clock.runFor(30_000);
  await expect(evidence).toContainText('Video tidak terkirim otomatis');
  await evidence.getByRole('button', { name: 'Minta video' }).click();
  await expect(evidence).toContainText('Menunggu daftar berkas');
  await page.clock.runFor(5_000);
  await expect(evidence).toContainText('Bukti lengkap');
});
