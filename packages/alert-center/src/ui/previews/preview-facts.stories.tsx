import { scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { expectOneRow } from '../../testing/stories/one-row.ts';
import {
  PreviewStory,
  openPreviewOf,
  speeding,
  withScopes,
} from '../../testing/stories/preview-card.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { PreviewContent } from './preview-content.tsx';

const { manager, dispatcher } = demoUsers;

/** An important alert of the previous day. */
function important(world: MemoryWorld): void {
  const yesterday = world.now() - 26 * 3_600_000;
  world.arrive({ alertCode: 17, alertTrigger: -9.4, threshold: -18, createdOn: yesterday });
}

/** With the longest text of a duration. */
function speedingForLong(world: MemoryWorld): void {
  world.arrive({ alertCode: 8, alertTrigger: 104, threshold: 80, durationSeconds: 3_588 });
}

function withHistory(world: MemoryWorld): void {
  speeding(world);
  const selection = targetAlerts(world.alerts());
  world.act(dispatcher, { type: 'note', text: 'Sudah ditelepon, diarahkan istirahat' }, selection);
  world.act(dispatcher, { type: 'falseAlert', reason: 'no occurrences' }, selection);
  world.act(manager, { type: 'checkAgain' }, selection);
  world.act(manager, { type: 'resolve' }, selection);
}

const markedFalse = (reason: string) => (world: MemoryWorld) => {
  speeding(world);
  world.act(dispatcher, { type: 'falseAlert', reason }, targetAlerts(world.alerts()));
};

function longHistory(world: MemoryWorld): void {
  speeding(world);
  const selection = targetAlerts(world.alerts());
  const t = 'Sudah dihubungi lewat radio dan telepon, pengemudi menepi di rest area. ';
  world.act(dispatcher, { type: 'note', text: t.repeat(3).slice(0, 255) }, selection);
  world.act(manager, { type: 'note', text: 'x'.repeat(255) }, selection);
}

const empty = (prepare: (world: MemoryWorld) => void) => ({ scenario: 'empty', prepare });

const meta = {
  title: 'Alert centre/Preview/Facts',
  component: PreviewContent,
  loaders: [storyWorld],
  parameters: {
    pantau: withScopes(scopes.overspeedThresholdDuration),
    world: empty(speeding),
    docs: { story: { inline: false, height: 720 } },
  },
  args: { view: undefined as never },
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} />,
} satisfies Meta<typeof PreviewContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Urgent: Story = {
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.getByText('104 km/h')).toBeVisible();
    await expect(preview.getByText('80 km/h')).toBeVisible();
    await expect(preview.getByText('1 min 12 s')).toBeVisible();
    await expect(preview.getByText('Duration limit').nextElementSibling).toHaveTextContent('1 min');
    await expect(preview.getByText('Geofence Koridor Ngawi')).toBeVisible();
    await expect(preview.getByText(/^\d\d:\d\d:\d\d WIB$/)).toBeVisible();
    await expect(preview.getByText(/^Received \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(preview.getByText('No actions yet.')).toBeVisible();
  },
};

export const UrgentInIndonesian: Story = { globals: { locale: 'id' } };
export const UrgentInTheDark: Story = { globals: { theme: 'dark' } };
export const UrgentInACompactPage: Story = { globals: { density: 'compact', locale: 'id' } };

/** AC-470, CO-278: No figure wraps, also where there are four on a phone, and the actions stay in one row. */
export const UrgentInIndonesianAt360: Story = {
  globals: { locale: 'id' },
  parameters: {
    pantau: { ...withScopes(scopes.overspeedThresholdDuration), width: 360, flush: true },
    world: empty(speedingForLong),
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.getByText(/^59\D+48\D+$/)).toBeVisible();
    const figures = [...context.canvasElement.querySelectorAll('dl:first-of-type dd')];
    await expect(figures.length).toBeGreaterThan(3);
    for (const figure of figures) {
      const text = figure.ownerDocument.createRange();
      text.selectNodeContents(figure);
      await expect(text.getClientRects().length, figure.textContent).toBe(1);
    }
    const resolve = preview.getByRole('button', { name: 'Tandai selesai' });
    await expectOneRow(resolve.parentElement);
  },
};

/** An alert of another day shows the date. */
export const ImportantAndOfYesterday: Story = {
  parameters: { world: empty(important) },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.getByText(/^\d+ \w+ \d{4}, \d\d:\d\d:\d\d WIB$/)).toBeVisible();
    await expect(preview.getByText('−9.4 °C')).toBeVisible();
  },
};

/** AC-28 */
export const WithoutTheScopeForOverspeedLimits: Story = {
  parameters: { pantau: withScopes() },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.getByText('104 km/h')).toBeVisible();
    await expect(preview.queryByText('80 km/h')).toBeNull();
    await expect(preview.queryByText('1 min 12 s')).toBeNull();
    await expect(preview.queryByText('Duration limit')).toBeNull();
  },
};

export const NoDriverAndNoValue: Story = {
  parameters: {
    world: empty((world) => world.arrive({ alertCode: 53, driver: null, position: null })),
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.getByText('Driver unknown')).toBeVisible();
    await expect(preview.queryByText('Limit')).toBeNull();
  },
};

/** AC-42 */
export const WithHistory: Story = {
  parameters: { world: empty(withHistory) },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    const log = within(preview.getByRole('list')).getAllByRole('listitem');
    await expect(log.length).toBe(4);
    await expect(log[0]).toHaveTextContent('Ratna Dewi marked it resolved');
    await expect(log[2]).toHaveTextContent('Budi Santoso marked it a false alert: Not valid');
    await expect(log[3]).toHaveTextContent('Budi Santoso added a note: Sudah ditelepon');
    await expect(preview.getByText('Resolved, Ratna Dewi')).toBeVisible();
  },
};

export const WithHistoryInIndonesianAndTheDark: Story = {
  globals: { locale: 'id', theme: 'dark' },
  parameters: WithHistory.parameters ?? {},
};

/** AC-41: The two known reasons are translated; the stored text does not change. */
export const FalseWithPresetReason: Story = {
  globals: { locale: 'id' },
  parameters: { world: empty(markedFalse('detected as another occurrence')) },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.getByText('Alarm palsu, Budi Santoso')).toBeVisible();
    await expect(preview.getByText(/menandai alarm palsu: Salah deteksi/)).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Periksa lagi' })).toBeVisible();
    await expect(preview.queryByRole('button', { name: 'Tandai selesai' })).toBeNull();
  },
};

export const FalseWithOtherReason: Story = {
  parameters: { world: empty(markedFalse('Kamera tertutup bayangan')) },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(
      preview.getByText(/marked it a false alert: Kamera tertutup bayangan/),
    ).toBeVisible();
  },
};

/** AC-43: A colleague was faster: the preview shows who, and the remaining actions. */
export const ResolvedByAnotherUser: Story = {
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await preview.findByRole('button', { name: 'Mark resolved' });
    const world = worldOf(context);
    world.resolveAs(dispatcher, [world.alerts()[0]?.id ?? '']);
    await preview.findByText('Resolved, Budi Santoso');
    await expect(preview.getByRole('button', { name: 'Check again' })).toBeVisible();
    await waitFor(() => expect(preview.queryByRole('button', { name: 'False alert' })).toBeNull());
  },
};

export const LongNotesAt360: Story = {
  parameters: {
    world: empty(longHistory),
    pantau: { ...withScopes(scopes.overspeedThresholdDuration), width: 360, flush: true },
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    const list = preview.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
