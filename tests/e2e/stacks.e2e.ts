import { alertCodes } from '../support/alert-codes.ts';
import { createIngest } from '../support/ingest.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';

/** The row of the repeats of a vehicle. */
const stackOf = ({ panel }: PortalPage, plate: string) =>
  panel.locator('[data-stack]').filter({ hasText: plate });

const toggleOf = (portal: PortalPage, plate: string) =>
  stackOf(portal, plate).getByRole('button', { name: new RegExp(`^\\d+ peringatan, ${plate}$`) });

/** Chooses in the settings of the panel whether repeats stack. */
async function choose(portal: PortalPage, stacks: boolean): Promise<void> {
  await portal.panel.getByRole('button', { name: 'Pengaturan peringatan' }).click();
  const item = portal.page.getByRole('menuitemcheckbox', {
    name: 'Peringatan berulang dalam satu baris',
  });
  await expect(item).toHaveAttribute('aria-checked', String(!stacks));
  await item.click();
  await expect(item).toHaveAttribute('aria-checked', String(stacks));
  await portal.page.keyboard.press('Escape');
  await expect(item).toBeHidden();
}

test('repeats share a row, are resolved together by keyboard, and undone, while a colleague settles one of them (PO-250, PO-251)', async ({
  signedIn,
  ingest,
}) => {
  const manager = await signedIn('manager');
  const dispatcher = await signedIn('dispatcher');
  const { imei, licensePlate: plate } = await ingest.newVehicle();
  const now = Date.now();
  const ids: string[] = [];
  // So recent that alerts of earlier tests do not push them to the next page.
  for (const seconds of [30, 20, 10]) {
    const createdOn = now - seconds * 1_000;
    ids.unshift(await ingest.alert({ imei, alertCode: alertCodes.urgent, createdOn }));
  }
  const [newest = '', middle = ''] = ids;
  await manager.openPanel();
  await expect(manager.row(newest)).toHaveCount(1);
  await choose(manager, true);
  const stack = stackOf(manager, plate);
  await expect(stack).toHaveAttribute('data-stack', '3');
  await expect(manager.row(newest)).toHaveCount(0);
  // A repeat that arrives joins it.
  ids.unshift(await ingest.alert({ imei, alertCode: alertCodes.urgent }));
  await expect(stack).toHaveAttribute('data-stack', '4');

  // Another user settles one.
  await dispatcher.resolve(middle);
  await expect(stack).toHaveAttribute('data-stack', '3');

  const open = stack.getByRole('button').first();
  await manager.tabTo(open);
  await manager.page.keyboard.press('ArrowRight');
  await expect(toggleOf(manager, plate)).toHaveAttribute('aria-expanded', 'true');
  await manager.page.keyboard.press('ArrowRight');
  await expect(
    manager
      .row(ids[0] ?? '')
      .getByRole('button')
      .first(),
  ).toBeFocused();
  await manager.page.keyboard.press('ArrowLeft');
  await expect(open).toBeFocused();
  await manager.page.keyboard.press('ArrowLeft');
  await expect(toggleOf(manager, plate)).toHaveAttribute('aria-expanded', 'false');

  const others = ids.filter((id) => id !== middle);
  await manager.page.keyboard.press('r');
  await expect(manager.confirmation).toHaveAccessibleName('Tandai 3 peringatan selesai?');
  const yes = manager.confirmation.getByRole('button', { name: 'Tandai 3 selesai' });
  await expect(yes).toBeFocused();
  await manager.untilSaved(() => manager.page.keyboard.press('Enter'));
  for (const id of others) {
    await expect(dispatcher.row(id)).toHaveAttribute('data-attention', 'resolved');
  }
  await expect(stack).toHaveAttribute('data-attention', 'resolved');
  await expect(open).toBeFocused();
  await manager.page.keyboard.press('u');
  for (const id of others) {
    await expect(dispatcher.row(id)).not.toHaveAttribute('data-attention', 'resolved');
  }
  await expect(dispatcher.row(middle)).toHaveAttribute('data-attention', 'resolved');
  await expect(stack).toHaveAttribute('data-stack', '3');
});

test('the choice of stacks is the user’s own and stays after a reload; without one, repeats stack above 50 alerts (PO-252)', async ({
  signedIn,
  ownServer,
}) => {
  const ingest = createIngest(ownServer);
  const manager = await signedIn('manager', { server: ownServer, ownSettings: true });
  const { imei, licensePlate: plate } = await ingest.newVehicle();
  const ids: string[] = [];
  for (let index = 0; index < 30; index += 1) {
    ids.push(await ingest.alert({ imei, alertCode: alertCodes.important }));
  }
  await manager.openPanel();
  await expect(stackOf(manager, plate)).toHaveAttribute('data-stack', '30');
  await choose(manager, false);
  await expect(stackOf(manager, plate)).toHaveCount(0);
  await expect(manager.row(ids.at(-1) ?? '')).toHaveCount(1);
  await manager.page.reload();
  await manager.openPanel();
  await expect(manager.row(ids.at(-1) ?? '')).toHaveCount(1);
  await expect(stackOf(manager, plate)).toHaveCount(0);
  await choose(manager, true);
  await expect(stackOf(manager, plate)).toHaveAttribute('data-stack', '30');
});
