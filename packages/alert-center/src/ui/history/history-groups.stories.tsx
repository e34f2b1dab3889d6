import { PantauError, scopes } from '@pantau/core';
import { createMemoryAddress } from '@pantau/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fleet } from '../../adapters/memory/fleet.ts';
import type { MemoryAlertHistory } from '../../adapters/memory/index.ts';
import { demoUsers } from '../../adapters/memory/index.ts';
import {
  HistoryStory,
  alertsOf,
  cellsIn,
  historyOf,
  historyWorld,
  rowsIn,
} from '../../testing/stories/history-story.tsx';
import { storyUser } from '../../testing/stories/story-world.ts';
import { AlertHistory, type AlertHistoryProps } from './alert-history.tsx';

const meta = {
  title: 'Alert centre/History/Vehicle groups',
  component: AlertHistory,
  loaders: [historyWorld],
  parameters: {
    pantau: {
      user: storyUser(demoUsers.manager, [scopes.vehicleGroupsRead]),
      timeZone: 'Asia/Jakarta',
    },
  },
  args: { source: {} as MemoryAlertHistory } as AlertHistoryProps,
  render: ({ source: _, ...args }, { loaded }) => <HistoryStory loaded={loaded} {...args} />,
} satisfies Meta<typeof AlertHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const late = { timeout: 15_000 };

/** The table, once it shows rows. */
async function tableIn(root: HTMLElement): Promise<HTMLElement> {
  await within(root).findByRole('grid', {}, late);
  await waitFor(() => expect(rowsIn(root).length).toBeGreaterThan(0), late);
  return root;
}

const openFilters = async (root: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(within(root).getByRole('button', { name: /^Filter/ }));
  return within(document.body).findByRole('dialog', {}, late);
};

const platesIn = (root: HTMLElement): readonly string[] =>
  cellsIn(root, 'licensePlate').map((plate) => plate ?? '');

/** AC-583: The groups are requested when their list is opened; the chosen one filters the rows and is in the address. */
export const Chosen: Story = {
  tags: ['behaviour'],
  args: { address: createMemoryAddress() },
  async play({ args, canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const requested = spyOn(historyOf({ loaded }), 'vehicleGroups');
    const dialog = await openFilters(root);
    await expect(requested).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Vehicle group' }));
    const option = await within(document.body).findByRole('option', { name: 'Luar Jawa' }, late);
    await userEvent.click(option);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(platesIn(root).join()).toMatch(/^((BE|DK|BK|KT) [^,]*,?)+$/), late);
    await expect(args.address?.read()).toContain('vehicleGroup=3');
    await expect(await within(root).findByText('Luar Jawa', {}, late)).toBeVisible();
    await expect(requested).toHaveBeenCalledOnce();
  },
};

/** AC-583: A group in the address filters from the first request on, and is shown by its name. */
export const Restored: Story = {
  tags: ['behaviour'],
  args: { address: createMemoryAddress('vehicleGroup=1') },
  globals: { theme: 'dark', locale: 'id' },
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    await expect(platesIn(root).every((plate) => plate.startsWith('B '))).toBe(true);
    await within(root).findByText('Jabodetabek', {}, late);
    await expect(platesIn(root).every((plate) => plate.startsWith('B '))).toBe(true);
  },
};

/** AC-750: A group in the address is not shown by its id while its name is missing, neither as a chip nor in the dialog. */
export const NamePending: Story = {
  args: { address: createMemoryAddress('vehicleGroup=1') },
  parameters: {
    history: (history: MemoryAlertHistory) =>
      history.failNext('vehicleGroups', new PantauError('offline')),
  },
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    const chip = await within(root).findByRole(
      'button',
      { name: 'Remove filter Vehicle group: chosen' },
      late,
    );
    await expect(chip.closest('li')).toHaveTextContent(/^Vehicle group chosen$/);
    const dialog = await openFilters(root);
    await within(dialog).findByRole('button', { name: 'Remove chosen' }, late);
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Vehicle group' }));
    await within(document.body).findByRole('option', { name: 'Jabodetabek' }, late);
    await within(dialog).findByRole('button', { name: 'Remove Jabodetabek' }, late);
  },
};

/** AC-583: Groups that cannot be loaded are requested again when the list is opened again. */
export const Failed: Story = {
  tags: ['behaviour'],
  parameters: {
    history: (history: MemoryAlertHistory) =>
      history.failNext('vehicleGroups', new PantauError('offline')),
  },
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    const dialog = await openFilters(root);
    const field = within(dialog).getByRole('combobox', { name: 'Vehicle group' });
    await userEvent.click(field);
    await within(document.body).findByText('Could not load suggestions.', {}, late);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(field);
    await within(document.body).findByRole('option', { name: 'Luar Jawa' }, late);
  },
};

/** AC-583: Users who may not see vehicle groups have no filter by them. */
export const NotPermitted: Story = {
  tags: ['behaviour'],
  parameters: {
    world: { user: demoUsers.dispatcher },
    pantau: { user: storyUser(demoUsers.dispatcher), timeZone: 'Asia/Jakarta' },
  },
  async play({ canvasElement }) {
    const dialog = await openFilters(await tableIn(canvasElement));
    await expect(within(dialog).getByRole('combobox', { name: 'Kind' })).toBeVisible();
    await expect(within(dialog).queryByRole('combobox', { name: 'Vehicle group' })).toBeNull();
  },
};

/** AC-582: Alerts of vehicles outside the chosen groups are not announced as new rows. */
export const NewAlerts: Story = {
  tags: ['behaviour'],
  args: { address: createMemoryAddress('vehicleGroup=1') },
  async play({ canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const { world } = alertsOf({ loaded });
    await waitFor(() => expect(world.openFeeds).toBeGreaterThan(0), late);
    const [inside, outside] = [/^B /, /^KT /].map((plates) => {
      const found = fleet.find(({ licensePlate }) => plates.test(licensePlate));
      if (found === undefined) throw new Error('The fleet is too small');
      const { vehicleId, licensePlate, category, imei } = found;
      return { vehicle: { vehicleId, childVehicleId: null, licensePlate, category, imei } };
    });
    world.arrive({ alertCode: 8, ...outside });
    world.arrive({ alertCode: 8, ...inside });
    await within(root).findByRole('button', { name: 'Show 1 new alert' }, late);
  },
};
