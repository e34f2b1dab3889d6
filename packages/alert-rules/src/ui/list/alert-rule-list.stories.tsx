import { PantauError } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { createMemoryAddress } from '@pantau/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import {
  cellIn,
  gridIn,
  page,
  rowNamed,
  rowsIn,
  seen,
  toastShown,
} from '../../testing/rule-list-story.ts';
import { createStorySources, nightRule, storyTimeZone } from '../../testing/story-world.ts';
import { AlertRuleList } from './alert-rule-list.tsx';

const onOpen = fn();
const onCreate = fn();
const { rules: source, clock } = createStorySources();
const pantau = { clock, timeZone: storyTimeZone };

const meta = {
  title: 'Alert rules/List',
  component: AlertRuleList,
  parameters: {
    pantau,
    rights: {
      onCreate: scopes.alertRuleCreate,
      canUpdate: scopes.alertRuleUpdate,
      canDelete: scopes.alertRuleDelete,
    },
  },
  args: {
    source,
    onOpen,
    onCreate: onCreate as (() => void) | undefined,
    ruleHref: ({ id }) => `#rule-${id}`,
  },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onOpen.mockClear();
    onCreate.mockClear();
  },
} satisfies Meta<typeof AlertRuleList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AR-30, AR-31: What a rule is about, for which vehicles and whom, where and when. */
export const Columns: Story = {
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const row = rowNamed(grid, 'Ngebut malam hari');
    const texts = ['alertCode', 'urgency', 'totalVehicles', 'recipients', 'schedule'].map(
      (key) => cellIn(row, key).textContent,
    );
    await expect(texts).toEqual([
      'Over speed limitMelebihi batas kecepatan',
      'Urgent',
      '12 vehicles, 2 groups',
      '3 users, 1 contact',
      'Mon–Fri, 22:00–05:00',
    ]);
    const plain = rowNamed(grid, 'Tombol darurat');
    await expect(cellIn(plain, 'totalVehicles')).toHaveTextContent('All vehicles');
    await expect(cellIn(plain, 'schedule')).toHaveTextContent('Always');
    const scroller = grid.querySelector<HTMLElement>('[data-scroller]');
    if (scroller !== null) scroller.scrollLeft = 5_000;
    await waitFor(() => expect(cellIn(row, 'place')).toHaveTextContent('Outside Pool Cikarang +1'));
    await waitFor(() =>
      expect(within(cellIn(row, 'isSubscribed')).getByRole('img', { name: 'Yes' })).toBeVisible(),
    );
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const row = rowNamed(await gridIn(canvasElement), 'Ngebut malam hari');
    await expect(cellIn(row, 'schedule')).toHaveTextContent('Sen–Jum, 22.00–05.00');
  },
};

/** AR-30, AR-99: On a phone, rules are cards with their switch, and say what the table says. */
export const Phone: Story = {
  args: { scroll: 'page' },
  parameters: { pantau: { ...pantau, width: 360, flush: true } },
  async play({ canvasElement }) {
    const row = rowNamed(await gridIn(canvasElement), 'Ngebut malam hari');
    await expect(within(row).getByRole('switch')).toBeChecked();
    const lines = [...row.querySelectorAll('[data-key]')].map(({ textContent }) => textContent);
    await expect(lines).toEqual(
      expect.arrayContaining([
        'Vehicles12 vehicles, 2 groups',
        'PlaceOutside Pool Cikarang +1',
        'Auto popupYes',
        'Subscribed',
      ]),
    );
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};
export const PhoneIndonesianDark: Story = {
  ...Phone,
  globals: { locale: 'id', theme: 'dark' },
  async play({ canvasElement }) {
    await gridIn(canvasElement);
  },
};

const longNamed = createStorySources({
  rules: ['A', 'B', 'C', 'D'].map((name) => ({
    ...nightRule,
    label: `${name}: tiga kali teralihkan dalam sepuluh menit di jalan tol`,
  })),
}).rules;

/** PO-161: On a phone the controls of a card are inside it, also next to a long title. */
export const PhoneLongTitle: Story = {
  ...Phone,
  args: { source: longNamed, scroll: 'page' },
  async play({ canvasElement }) {
    const [row] = rowsIn(await gridIn(canvasElement));
    if (row === undefined) throw new Error('There is no row');
    const toggle = within(row).getByRole('switch');
    await expect(toggle.getBoundingClientRect().width).toBeGreaterThanOrEqual(28);
    const card = row.firstElementChild?.getBoundingClientRect();
    const controls = [...row.querySelectorAll('[role="switch"], button, input')];
    await expect(controls.length).toBeGreaterThan(1);
    for (const control of controls) {
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(card?.right ?? 0);
    }
  },
};

const nothing = createStorySources({ rules: [] }).rules;

export const Empty: Story = {
  args: { source: nothing },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByText('No alert rules yet', {}, seen);
    const [button = canvasElement] = view.getAllByRole('button', { name: 'Create rule' });
    await userEvent.click(button);
    await expect(onCreate).toHaveBeenCalledOnce();
  },
};

export const NoMatch: Story = {
  args: { address: createMemoryAddress('search=tidak+ada') },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement).toHaveTextContent('No results'), seen);
  },
};

const never = <T,>(): Promise<T> => new Promise<T>(() => undefined);
const waiting: AlertRuleSource = { ...source, list: never };

export const Loading: Story = {
  args: { source: waiting },
  async play({ canvasElement }) {
    const grid = await within(canvasElement).findByRole('grid', {}, seen);
    await expect(rowsIn(grid)).toHaveLength(0);
  },
};

const broken = createStorySources();
broken.failWith(new PantauError('offline'));

/** A failure is shown with a way to try again. */
export const Failed: Story = {
  args: { source: broken.rules },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, seen);
  },
};

/** AR-36: Users who may only read see no switches, buttons or bulk actions. */
export const ReadOnly: Story = {
  args: { canUpdate: false, canDelete: false, onCreate: undefined },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const row = rowNamed(grid, 'Ngebut malam hari');
    await expect(cellIn(row, 'isActive')).toHaveTextContent('Active');
    await expect(within(grid).queryByRole('switch')).toBeNull();
    await expect(within(grid).queryByRole('checkbox')).toBeNull();
    await expect(within(canvasElement).queryByRole('button', { name: 'Create rule' })).toBeNull();
    const [button = grid] = await within(row).findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(button);
    await page.findByRole('menuitem', { name: 'Open' });
    await expect(page.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  },
};

/** AR-31: A click opens a rule; its link has the address of its own page. */
export const Opens: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const row = rowNamed(await gridIn(canvasElement), 'Tombol darurat');
    const link = within(cellIn(row, 'label')).getByRole('link');
    await expect(link.getAttribute('href')).toMatch(/^#rule-/);
    await userEvent.click(cellIn(row, 'schedule'));
    await expect(onOpen.mock.lastCall?.[0]).toMatchObject({ label: 'Tombol darurat' });
  },
};

const address = createMemoryAddress();

/** AR-32: Chips, search and categories narrow the list, and the address has them. */
export const Filters: Story = {
  args: { address },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const view = within(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Inactive' }, seen));
    await userEvent.click(view.getByRole('button', { name: 'Urgent' }));
    await waitFor(() => {
      const urgencies = rowsIn(grid).map((row) => cellIn(row, 'urgency').textContent);
      return expect([...new Set(urgencies), rowsIn(grid).length > 0]).toEqual(['Urgent', true]);
    }, seen);
    await expect(address.read()).toContain('isActive=false');
    const switches = within(grid).getAllByRole('switch');
    await expect(switches.every((one) => one.getAttribute('aria-checked') === 'false')).toBe(true);
    await userEvent.click(view.getByRole('button', { name: 'Filter' }));
    const field = await page.findByRole('combobox', { name: 'Category' }, seen);
    await userEvent.click(field);
    await page.findByRole('option', { name: 'Driver behaviour' }, seen);
  },
};

const switching = createStorySources();

/** AR-66: Beside a pinned panel, the chips have a line of their own and none is cut off. */
export const BesidePanel: Story = {
  parameters: { pantau: { ...pantau, width: 755 } },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    await gridIn(canvasElement);
    const chip = (name: string): HTMLElement => page.getByRole('button', { name });
    await waitFor(() => expect(chip('Mendesak')).toBeVisible(), seen);
    const search = page.getByRole('searchbox').getBoundingClientRect();
    for (const name of ['Aktif', 'Nonaktif', 'Mendesak', 'Penting']) {
      const strip = chip(name).parentElement;
      await expect(strip?.scrollWidth).toBe(strip?.clientWidth);
      await expect(chip(name).getBoundingClientRect().top).toBeGreaterThan(search.bottom);
    }
  },
};

/** DT-420: On a phone, the button that creates a rule is in the first line of the toolbar, and keeps its name. */
export const CreateOnPhone: Story = {
  args: { scroll: 'page' },
  parameters: { pantau: { ...pantau, width: 358 } },
  async play({ canvasElement }) {
    await gridIn(canvasElement);
    const create = page.getByRole('button', { name: 'Create rule' }).getBoundingClientRect();
    const search = page.getByRole('searchbox').getBoundingClientRect();
    await expect(create.width).toBeLessThanOrEqual(44);
    await expect(create.top).toBeLessThan(search.bottom);
    await userEvent.click(page.getByRole('button', { name: 'Create rule' }));
    await expect(onCreate).toHaveBeenCalledTimes(1);
  },
};

/** AR-33: A rule is deactivated in its row. */
export const Deactivates: Story = {
  args: { source: switching.rules },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const row = rowNamed(await gridIn(canvasElement), 'Tombol darurat');
    const toggle = within(row).getByRole('switch', { name: 'Tombol darurat is active' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    await waitFor(async () => {
      const { rules: found } = await switching.rules.list({ page: 1, show: 5, isActive: false });
      return expect(found.map(({ label }) => label)).toContain('Tombol darurat');
    });
    await expect(onOpen).not.toHaveBeenCalled();
  },
};

/** DT-431: The switches are no tab stops: Tab leads from the rows to the pages. */
export const OneTabStop: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    await waitFor(() => expect(rowsIn(grid).length).toBeGreaterThan(3));
    const row = rowsIn(grid)[0];
    row?.querySelector<HTMLElement>('[data-key="label"]')?.focus();
    await userEvent.tab();
    await expect(grid.contains(document.activeElement)).toBe(false);
  },
};

const refusing: AlertRuleSource = {
  ...source,
  updateMany: () => Promise.reject(new PantauError('forbidden', { serverMessage: 'Not allowed.' })),
};

/** AR-33: A refused change is taken back, and says why. */
export const RollsBack: Story = {
  args: { source: refusing },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const row = rowNamed(await gridIn(canvasElement), 'Tombol darurat');
    const toggle = within(row).getByRole('switch');
    await userEvent.click(toggle);
    await toastShown('Not allowed.');
    await waitFor(() => expect(within(row).getByRole('switch')).toBeChecked());
  },
};

const bulk = createStorySources();

async function chooseInBar(root: HTMLElement, name: string): Promise<void> {
  const bar = await within(root).findByRole('group', { name: /^Actions for/ }, seen);
  await userEvent.click(within(bar).getByRole('button', { name }));
}

/** AR-34, AR-104: Deactivating several rules asks first, then says how many, and the focus is in the list. */
export const BulkDeactivation: Story = {
  args: { source: bulk.rules },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    for (const row of rowsIn(grid).slice(0, 2)) {
      await userEvent.click(within(row).getByRole('checkbox'));
    }
    await chooseInBar(canvasElement, 'Deactivate');
    const dialog = await page.findByRole('alertdialog', { name: 'Deactivate 2 rules?' }, seen);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    await toastShown('2 rules deactivated');
    await waitFor(() => {
      const states = rowsIn(grid)
        .slice(0, 2)
        .map((row) => within(row).getByRole('switch').getAttribute('aria-checked'));
      return expect(states).toEqual(['false', 'false']);
    }, seen);
    await waitFor(() => expect(within(grid).queryByRole('checkbox', { checked: true })).toBeNull());
    await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
  },
};

const deleting = createStorySources();

/** AR-34: All rules of a filter are deleted, also those on other pages. */
export const BulkDeletion: Story = {
  args: { source: deleting.rules },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const grid = await gridIn(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Inactive' }, seen));
    await waitFor(
      () => expect(within(grid).queryAllByRole('switch', { checked: true })).toHaveLength(0),
      seen,
    );
    const { total } = await deleting.rules.list({ page: 1, show: 1, isActive: false });
    await userEvent.click(within(grid).getByRole('checkbox', { name: /all/i }));
    await chooseInBar(canvasElement, `Select all ${total}`);
    await chooseInBar(canvasElement, 'Delete');
    const title = `Delete ${total} rules?`;
    const dialog = await page.findByRole('alertdialog', { name: title }, seen);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await toastShown(`${total} rules deleted`);
    await expect((await deleting.rules.list({ page: 1, show: 1 })).total).toBe(60 - total);
  },
};

const hiding = createStorySources();
const [newest] = (await hiding.rules.list({ page: 1, show: 1 })).rules;
hiding.hide(newest?.id ?? '', ['vehicle', 'user']);

/** AR-35: What the user cannot see of a rule is marked, with what that means. */
export const HiddenParts: Story = {
  args: { source: hiding.rules },
  async play({ canvasElement }) {
    const row = rowNamed(await gridIn(canvasElement), 'Ngebut malam hari');
    const targets = within(cellIn(row, 'totalVehicles'));
    await expect(
      targets.getByRole('img', {
        name: 'Has vehicles that you cannot see. They stay when you change the rule.',
      }),
    ).toBeVisible();
    await expect(within(cellIn(row, 'recipients')).getByRole('img')).toHaveAccessibleName(
      /Notifies users that you cannot see/,
    );
  },
};
