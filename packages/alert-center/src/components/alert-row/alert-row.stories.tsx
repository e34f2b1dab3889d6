import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { type MemoryWorld, worldPeople } from '../../adapters/memory/index.ts';
import { useAlertList } from '../../controllers/use-alert-list.ts';
import { selectAlerts } from '../../domain/selection.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertRow } from './alert-row.tsx';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** One row in each state, of both urgencies. */
function everyState(world: MemoryWorld): void {
  const now = world.clock.now();
  for (const alertCode of [8, 15]) {
    const at = (minutes: number) => ({ alertCode, createdOn: now - minutes * MINUTE_MS });
    world.arrive({ ...at(0.7) });
    const read = world.arrive(at(9));
    const resolved = world.arrive(at(75));
    const isFalse = world.arrive(at(26 * 60));
    world.arrive({
      ...at(27 * 60),
      driver: null,
      address: null,
      geofences: [],
      alertTrigger: null,
    });
    const { manager, dispatcher } = worldPeople;
    world.act(manager, { type: 'read' }, selectAlerts([read]));
    world.resolveAs(dispatcher, [resolved.rawAlertId]);
    world.act(
      dispatcher,
      { type: 'falseAlert', reason: 'no occurrences' },
      selectAlerts([isFalse]),
    );
  }
}

function Rows({ isFirstOpen = false }: { readonly isFirstOpen?: boolean }): ReactElement {
  const urgent = useAlertList('urgent');
  const important = useAlertList('important');
  return (
    <ul aria-label="Rows" style={{ margin: 0, padding: 0 }}>
      {[...urgent.ids, ...important.ids].map((id, index) => (
        <AlertRow key={id} id={id} isOpen={isFirstOpen && index === 0} />
      ))}
    </ul>
  );
}

const meta = {
  title: 'Alert centre/Row',
  component: AlertRow,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 },
    world: { scenario: 'empty', prepare: everyState },
  },
  args: { id: '' },
  render: (args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <Rows isFirstOpen={args.isOpen ?? false} />
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement);
    await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(10));
    await rows.findByRole('button', { name: /^Urgent, Unread Over speed limit \d+ km\/h/ });
    await rows.findByRole('button', { name: /^Important, Read Idle too long/ });
    await rows.findByRole('button', { name: /^Urgent, Resolved, Budi Santoso/ });
    await rows.findByRole('button', { name: /^Important, False alert, Budi Santoso/ });
  },
};

export const EveryStateInIndonesian: Story = { globals: { locale: 'id' } };
export const EveryStateInTheDark: Story = { globals: { theme: 'dark' } };
export const EveryStateCompact: Story = { globals: { density: 'compact' } };
export const DetailOpen: Story = { args: { isOpen: true } };
export const At360: Story = {
  globals: { locale: 'id' },
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 360, isFlush: true },
  },
};

export const OnlyTheRowThatChangesIsRendered: Story = {
  play: async (context) => {
    const rows = within(context.canvasElement);
    await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(10));
    const items = rows.getAllByRole('listitem');
    const changed = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        // Its age writes itself every second.
        if (at?.closest('time') !== null) continue;
        const row = at?.closest('li');
        if (row != null) changed.add(row);
      }
    });
    const list = rows.getByRole('list', { name: 'Rows' });
    observer.observe(list, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const first = items[0] as HTMLElement;
    worldOf(context).resolveAs(worldPeople.dispatcher, [first.dataset['alertId'] ?? '']);
    await waitFor(() => expect(first).toHaveAttribute('data-attention', 'resolved'));
    observer.disconnect();
    await expect([...changed]).toEqual([first]);
  },
};

export const TheFocusIsNotLostWithAnAction: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const rows = within(context.canvasElement);
    await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(10));
    const first = rows.getAllByRole('listitem')[0] as HTMLElement;
    const id = first.dataset['alertId'] ?? '';
    within(first)
      .getByRole('button', { name: /^False alert/ })
      .focus();
    worldOf(context).resolveAs(worldPeople.dispatcher, [id]);
    await waitFor(() =>
      expect(within(first).getByRole('button', { name: /^Check again/ })).toHaveFocus(),
    );
  },
};
