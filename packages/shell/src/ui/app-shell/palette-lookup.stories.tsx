import { type KeyValueStore, PantauError } from '@pantau/core';
import { type FakeStore, createFakeStore } from '@pantau/core/testing';
import { scopes } from '@pantau/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryPaletteSource } from '../../adapters/memory/memory-palette-source.ts';
import { fleetMenu } from '../../engine/menu/fleet-menu.ts';
import type { PaletteKind, PaletteSource } from '../../engine/palette/palette-source.port.ts';
import { dispatcher, manager } from '../../testing/story-people.ts';
import { StorySession } from '../../testing/story-session.tsx';
import { useStoryNavigation } from '../../testing/story-shell.tsx';
import { AppShell } from './app-shell.tsx';

const memory = createMemoryPaletteSource({
  finds: {
    vehicle: [
      { id: '1', name: 'B 9123 UYT', detail: 'Bayu Saputra' },
      { id: '2', name: 'B 9127 KXN', detail: null },
      { id: '3', name: 'D 8841 AC', detail: 'Slamet Riyadi' },
    ],
    order: [
      { id: '7', name: 'SO-2026-000912', detail: 'PT Sumber Rejeki Makmur' },
      { id: '8', name: 'SO-2026-000431', detail: 'CV Tani Jaya' },
    ],
  },
});

const openedVehicle = fn();
const openedOrder = fn();
const asked = fn();
let failing: readonly PaletteKind[] = [];
let stored: FakeStore = createFakeStore();

const store: KeyValueStore = {
  getItem: (key) => stored.getItem(key),
  setItem: (key, value) => stored.setItem(key, value),
  removeItem: (key) => stored.removeItem(key),
  subscribe: (listener) => stored.subscribe(listener),
};

type Answers = 'at once' | 'never';

const createSource = (answers: Answers): PaletteSource => ({
  find(kind, search, signal) {
    asked(kind);
    if (failing.includes(kind)) return Promise.reject(new PantauError('server'));
    if (answers === 'never') return new Promise(() => undefined);
    return memory.find(kind, search, signal);
  },
});

function Application({ answers }: { readonly answers: Answers }): ReactElement {
  const navigation = useStoryNavigation('/dashboard');
  const [lookup] = useState(() => ({
    source: createSource(answers),
    open: { vehicle: openedVehicle, order: openedOrder },
  }));
  return (
    <AppShell menu={fleetMenu} navigation={navigation} logo="Pantau" paletteLookup={lookup}>
      {null}
    </AppShell>
  );
}

const meta = {
  title: 'Shell/Command palette, vehicles and orders',
  component: Application,
  render: (args) => (
    <StorySession>
      <Application {...args} />
    </StorySession>
  ),
  args: { answers: 'at once' },
  parameters: { docs: { story: { inline: false, height: 640 } } },
  beforeEach: () => {
    failing = [];
    stored = createFakeStore();
    for (const mock of [openedVehicle, openedOrder, asked]) mock.mockClear();
  },
} satisfies Meta<typeof Application>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = { viewport: { value: 'own' } };
const inWindow = (width: number, height: number, provider: object = {}) => ({
  viewport: {
    options: { own: { name: 'own', styles: { width: `${width}px`, height: `${height}px` } } },
  },
  pantau: { user: manager, store, flush: true, ...provider },
});

const open = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(canvasElement).findByRole('combobox');
};

const groupsOf = (canvasElement: HTMLElement): readonly (string | undefined)[] =>
  within(canvasElement)
    .queryAllByRole('group')
    .map((group) => group.firstElementChild?.textContent);

/** SH-120: A plate finds its vehicle and an order, in groups of their own; the plate is marked. */
export const Found: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await open(canvasElement);
    await userEvent.keyboard('912');
    await canvas.findByRole('option', { name: /B 9123 UYT/ });
    await canvas.findByRole('option', { name: /SO-2026-000912/ });
    await expect(groupsOf(canvasElement)).toEqual(['Vehicles', 'Orders']);
    await expect(canvas.getAllByText('912', { selector: 'mark' })).toHaveLength(3);
  },
};
export const FoundDarkIndonesian: Story = {
  parameters: inWindow(1440, 900),
  globals: { ...own, theme: 'dark', locale: 'id' },
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.keyboard('912');
    await within(canvasElement).findByRole('option', { name: /B 9123 UYT/ });
  },
};
export const FoundOnAPhone: Story = {
  parameters: inWindow(360, 740),
  globals: own,
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.keyboard('912');
    await within(canvasElement).findByRole('option', { name: /SO-2026-000912/ });
  },
};

/** SH-120: Enter opens a vehicle found without the spaces of its plate; the arrow keys lead to an order. */
export const Opens: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await open(canvasElement);
    await userEvent.keyboard('b9123uyt');
    await canvas.findByRole('option', { name: /B 9123 UYT/ });
    await userEvent.keyboard('{Enter}');
    await expect(openedVehicle).toHaveBeenCalledWith(
      expect.objectContaining({ id: '1', name: 'B 9123 UYT' }),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await open(canvasElement);
    await userEvent.keyboard('912');
    await canvas.findByRole('option', { name: /SO-2026-000912/ });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(openedOrder).toHaveBeenCalledWith(expect.objectContaining({ id: '7' }));
  },
};

/** SH-123: What was opened comes first in an empty field, for the user who opened it. */
export const Recent: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const search of ['9123', '0431']) {
      await open(canvasElement);
      await expect(groupsOf(canvasElement)[0]).toBe(search === '9123' ? 'Pages' : 'Recent');
      await userEvent.keyboard(search);
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    }
    await open(canvasElement);
    const names = within(canvas.getByRole('group', { name: 'Recent' }))
      .getAllByRole('option')
      .map((option) => option.textContent);
    await expect(names).toEqual(['SO-2026-000431CV Tani Jaya', 'B 9123 UYTBayu Saputra']);
    await expect(stored.getItem(`paletteRecent:${manager.userId}`)).toContain('SO-2026-000431');
    await expect(openedOrder).toHaveBeenCalledOnce();
  },
};

/** SH-122: A search that fails says so in its group and can be repeated; pages, actions and the other group stay. */
export const Failed: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    failing = ['vehicle'];
    await open(canvasElement);
    await userEvent.keyboard('de');
    await canvas.findByRole('option', { name: 'Vehicles could not be searched. Try again' });
    await expect(canvas.getByRole('option', { name: /^Deliveries/ })).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}912');
    const again = await canvas.findByRole('option', { name: /could not be searched/ });
    await canvas.findByRole('option', { name: /SO-2026-000912/ });
    failing = [];
    await userEvent.click(again);
    await canvas.findByRole('option', { name: /B 9123 UYT/ });
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    failing = ['vehicle', 'order'];
    await userEvent.keyboard('x');
    await canvas.findByRole('option', { name: 'Orders could not be searched. Try again' });
  },
};

/** SH-121: While it searches, it says so, and pages can be opened. */
export const Searching: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  args: { answers: 'never' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await open(canvasElement);
    await userEvent.keyboard('zz');
    await expect(await canvas.findByText('Searching…')).toBeVisible();
    await expect(canvas.queryByText('Nothing matches.')).toBeNull();
    await userEvent.keyboard('{Backspace}{Backspace}maint');
    await expect(canvas.getByRole('option', { name: /^Maintenance/ })).toBeVisible();
  },
};

/** SH-120: Without the permission for vehicles, only orders are searched. */
export const OrdersOnly: Story = {
  parameters: inWindow(1440, 900, {
    user: { ...dispatcher, scopes: [scopes.salesOrderRead, scopes.salesOrderUpdate] },
  }),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await open(canvasElement);
    await expect(field).toHaveAttribute('placeholder', 'Page, action or order');
    await userEvent.keyboard('912');
    await canvas.findByRole('option', { name: /SO-2026-000912/ });
    await expect(groupsOf(canvasElement)).toEqual(['Orders']);
    await expect(asked.mock.calls).toEqual([['order']]);
  },
};
