import { scopes } from '@pantau/core';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import {
  arriveThousand,
  loaded,
  panelParameters,
  panelStory,
  rowsIn,
  seeOther,
} from '../../testing/stories/panel-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser } from '../../testing/stories/story-world.ts';

const meta = {
  title: 'Alert centre/Panel/Alert panel',
  id: 'alert-centre-panel',
  ...panelStory,
};

export default meta;
type Story = StoryObj<typeof meta>;

const never = 1_000_000_000;

export const Live: Story = {};

/** AC-594: The footer names the time of the data by hour and minute. */
export const LiveInIndonesian: Story = {
  globals: { locale: 'id' },
  play: async (context) => {
    await loaded(context);
    const panel = within(context.canvasElement);
    await expect(await panel.findByText(/^48 jam terakhir, diperbarui \d\d\.\d\d$/)).toBeVisible();
  },
};
export const LiveInTheDark: Story = { globals: { theme: 'dark' } };
export const LiveCompact: Story = { globals: { density: 'compact' } };

export const OnAPhone: Story = {
  globals: { locale: 'id' },
  parameters: { pantau: { ...panelParameters.pantau, width: 360, flush: true } },
};

export const WithACross: Story = { args: { onClose: fn() } };

export const Pinned: Story = { args: { display: 'pinned' } };

export const Loading: Story = {
  parameters: { world: { latencyMs: never } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByText('Connecting')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-busy]').length).toBe(2);
    await expect(panel.queryByText(/All alerts are settled/)).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { world: { scenario: 'empty' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(
      await panel.findByRole('heading', { name: 'No alerts in the last 48 hours' }),
    ).toBeVisible();
    await expect(panel.getByText(/^Last checked/)).toBeVisible();
  },
};

/** AC-16: The switch on a list without unresolved alerts. */
export const AllSettled: Story = {
  parameters: { world: { scenario: 'settled' } },
  play: async (context) => {
    await loaded(context);
    const panel = within(context.canvasElement);
    await userEvent.click(panel.getByRole('switch', { name: 'Unresolved only' }));
    await panel.findByRole('heading', { name: 'All alerts are settled' });
  },
};

/** AC-16: A new alert appears in a list of settled ones. */
export const ArrivesAmongSettled: Story = {
  ...AllSettled,
  tags: ['behaviour'],
  play: async (context) => {
    await AllSettled.play?.(context);
    worldOf(context).arrive({ alertCode: 49 });
    await waitFor(() => expect(rowsIn(context.canvasElement).length).toBe(1));
  },
};

/** AC-16 */
export const UnresolvedOnly: Story = {
  play: async (context) => {
    await loaded(context);
    const { canvasElement } = context;
    const states = (): (string | undefined)[] =>
      [...rowsIn(canvasElement)].map((row) => row.dataset['attention']);
    const isUnresolved = (state: string | undefined): boolean =>
      state === 'unread' || state === 'read';
    await waitFor(() => expect(states().every(isUnresolved)).toBe(false));
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('switch', { name: 'Unresolved only' }));
    await waitFor(() => expect(states().every(isUnresolved)).toBe(true));
    await expect(states().length).toBeGreaterThan(0);
  },
};

/** AC-18 */
export const LinksToNotificationLog: Story = {
  parameters: {
    pantau: {
      ...panelParameters.pantau,
      user: storyUser(demoUsers.manager, [scopes.logNotification]),
    },
  },
  tags: ['behaviour'],
  play: async (context) => {
    await loaded(context);
    seeOther.mockClear();
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: 'See other notifications' }),
    );
    await expect(seeOther.mock.calls).toEqual([['notificationLog']]);
  },
};

/** AC-18: Without the scope of the log. */
export const LinksToNotifications: Story = {
  parameters: {
    world: { user: demoUsers.viewer },
    pantau: { ...panelParameters.pantau, user: storyUser(demoUsers.viewer) },
  },
  tags: ['behaviour'],
  play: async (context) => {
    await loaded(context);
    seeOther.mockClear();
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: 'See other notifications' }),
    );
    await expect(seeOther.mock.calls).toEqual([['notifications']]);
  },
};

/** AC-2 */
export const WithoutTheScopeForUrgentAlerts: Story = {
  parameters: {
    world: { user: demoUsers.viewer },
    pantau: { ...panelParameters.pantau, user: storyUser(demoUsers.viewer) },
  },
  play: async (context) => {
    await loaded(context);
    const panel = within(context.canvasElement);
    const heads = panel.getAllByRole('button', { expanded: true });
    await expect(heads.map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
      'Important',
    ]);
  },
};

/** AC-290: A user who may only look has no actions in rows, no selection, no keys and no notes. */
export const LooksWithoutActing: Story = {
  parameters: {
    world: { user: demoUsers.viewer },
    pantau: { ...panelParameters.pantau, user: storyUser(demoUsers.viewer) },
  },
  tags: ['behaviour'],
  play: async (context) => {
    await loaded(context);
    const panel = within(context.canvasElement);
    await expect(panel.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
    await expect(context.canvasElement.querySelector('[part="row-actions"]')).toBeNull();
    const [first] = panel.getAllByRole('listitem');
    const row = within(first as HTMLElement).getByRole('button');
    row.focus();
    await userEvent.keyboard('xrfn');
    const page = within(context.canvasElement.ownerDocument.body);
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(page.queryByRole('alertdialog')).toBeNull();
    await expect(first).not.toHaveAttribute('data-selected');
    // The age is not replaced by actions.
    await userEvent.hover(row);
    const age = first?.querySelector('time');
    await expect(age).toBeVisible();
  },
};

const long = {
  id: 'Kendaraan berhenti di luar rencana terlalu lama tanpa pemberitahuan dari pengemudi',
  en: 'Unplanned stop that lasts far longer than announced, without word from the driver',
};

function arriveLong(world: MemoryWorld): void {
  const names = ['I Gusti Ngurah Agung Wirasatya Prabawa Kusumaningrat', 'Eko'];
  for (const fullname of names) {
    world.arrive({
      alertCode: 49,
      description: long,
      driver: { driverId: '1', fullname },
      address: 'Jalan Jenderal Raden Mas Tumenggung Ario Soerjo No. 1.208, Kedungkandang, Malang',
      alertTrigger: 172_799,
    });
  }
  const [first] = world.alerts();
  if (first !== undefined) world.resolveAs(demoUsers.dispatcher, [first.id]);
}

export const LongTexts: Story = {
  parameters: { world: { prepare: arriveLong } },
  play: async (context) => {
    await loaded(context);
    const { canvasElement } = context;
    const panel = canvasElement.querySelector('section') as HTMLElement;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const LongTextsOnAPhone: Story = {
  ...LongTexts,
  globals: { locale: 'id' },
  parameters: {
    world: { prepare: arriveLong },
    pantau: { ...panelParameters.pantau, width: 320, flush: true },
  },
};

export const AThousandAlerts: Story = {
  parameters: { world: { prepare: arriveThousand, latencyMs: 1 } },
  play: async (context) => {
    await loaded(context);
    const { canvasElement } = context;
    const panel = within(canvasElement);
    const list = panel.getByRole('list', { name: 'important alerts' });
    const scroller = list.closest<HTMLElement>('[data-urgency]') as HTMLElement;
    const count = () => within(list).getAllByRole('listitem').length;
    await expect(count()).toBe(20);
    // Scrolling down loads older alerts page by page.
    for (const wanted of [40, 60]) {
      scroller.scrollTo({ top: scroller.scrollHeight });
      await waitFor(() => expect(count()).toBeGreaterThanOrEqual(wanted));
    }
    await expect(panel.getAllByText('99+ unresolved').length).toBeGreaterThan(1);
  },
};

export const OlderAlertsByKeyboard: Story = {
  parameters: { world: { prepare: arriveThousand } },
  tags: ['behaviour'],
  play: async (context) => {
    await loaded(context);
    const panel = within(context.canvasElement);
    const list = panel.getByRole('list', { name: 'urgent alerts' });
    const button = panel.getAllByRole('button', { name: 'Load older alerts' })[0] as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(20));
  },
};

/** AC-17 */
export const SectionCloses: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await loaded(context);
    const panel = within(context.canvasElement);
    const head = panel.getByRole('button', { name: /^Urgent/, expanded: true });
    await userEvent.click(head);
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(panel.queryByRole('list', { name: 'urgent alerts' })).not.toBeInTheDocument();
    await expect(panel.getByRole('list', { name: 'important alerts' })).toBeVisible();
  },
};
