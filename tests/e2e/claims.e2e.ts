import { alertCodes } from '../support/alert-codes.ts';
import type { PortalPage } from '../support/portal-page.ts';
import { expect, test } from '../support/test.ts';
import { fullNames } from '../support/users.ts';

const buttonOf = (portal: PortalPage, id: string) => portal.row(id).getByRole('button').first();

const press = async (portal: PortalPage, id: string, key: string): Promise<void> => {
  await buttonOf(portal, id).focus();
  await portal.page.keyboard.press(key);
};

const handledBy = (name: string): RegExp => new RegExp(`Ditangani oleh ${name}`);

test('of two people who take an alert at once one owns it, and both see who, live; it is handed over and released (PO-280)', async ({
  signedIn,
  ingest,
}) => {
  const [manager, dispatcher] = [await signedIn('manager'), await signedIn('dispatcher')];
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.urgent });
  for (const portal of [manager, dispatcher]) {
    await portal.openPanel();
    await buttonOf(portal, id).focus();
  }
  await Promise.all([manager.page.keyboard.press('t'), dispatcher.page.keyboard.press('t')]);
  const namesOf = async () => {
    const names = await Promise.all(
      [manager, dispatcher].map((portal) => buttonOf(portal, id).innerText()),
    );
    return names.map((name) => /Ditangani oleh [^\n]*/.exec(name)?.[0] ?? '');
  };
  await expect
    .poll(async () => (await namesOf()).filter((name) => name.endsWith('Anda')).length)
    .toBe(1);
  const [ofManager = ''] = await namesOf();
  const isManagers = ofManager.endsWith('Anda');
  const [owner, other] = isManagers ? [manager, dispatcher] : [dispatcher, manager];
  const ownerName = owner.userName();
  const otherName = other.userName();
  await expect(buttonOf(other, id)).toHaveAccessibleName(handledBy(ownerName));

  await press(owner, id, 't');
  const dialog = owner.page.getByRole('dialog', { name: 'Serahkan atau lepaskan?' });
  await dialog.getByRole('textbox').fill(otherName);
  await dialog.getByRole('button', { name: otherName }).click();
  await expect(buttonOf(other, id)).toHaveAccessibleName(handledBy('Anda'));
  await expect(buttonOf(owner, id)).toHaveAccessibleName(handledBy(otherName));

  await press(other, id, 't');
  await other.page.getByRole('dialog').getByRole('button', { name: 'Lepaskan' }).click();
  for (const portal of [owner, other])
    await expect(buttonOf(portal, id)).not.toHaveAccessibleName(/Ditangani oleh/);
});

test('whoever resolves what somebody else handles is asked once, and a viewer has nothing to take with (PO-281)', async ({
  signedIn,
  ingest,
}) => {
  const manager = await signedIn('manager');
  const [dispatcher, viewer] = [await signedIn('dispatcher'), await signedIn('viewer')];
  const { imei } = await ingest.newVehicle();
  const id = await ingest.alert({ imei, alertCode: alertCodes.important });
  for (const portal of [manager, dispatcher, viewer]) await portal.openPanel();
  await press(dispatcher, id, 't');
  const owned = handledBy(fullNames.dispatcher);
  for (const portal of [manager, viewer])
    await expect(buttonOf(portal, id)).toHaveAccessibleName(owned);
  await viewer.row(id).hover();
  await expect(viewer.row(id).getByRole('button')).toHaveCount(1);
  await press(viewer, id, 't');

  const question = manager.page.getByRole('dialog', {
    name: `${fullNames.dispatcher} sedang menangani peringatan ini`,
  });
  await press(manager, id, 'r');
  await expect(question.getByRole('button', { name: 'Batal' })).toBeFocused();
  await manager.page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await press(manager, id, 'r');
  await question.getByRole('button', { name: 'Tandai selesai' }).click();
  for (const portal of [manager, dispatcher])
    await expect(portal.row(id)).toHaveAttribute('data-attention', 'resolved');
  await manager.page.keyboard.press('u');
  await expect(dispatcher.row(id)).not.toHaveAttribute('data-attention', 'resolved');
  await expect(buttonOf(dispatcher, id)).toHaveAccessibleName(handledBy('Anda'));
  await press(manager, id, 'r');
  await expect(question).toBeHidden();
});
