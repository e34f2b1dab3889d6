import { PantauError } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type {
  MemoryAlertSource,
  MemoryEvidenceSource,
  MemoryWorld,
} from '../../adapters/memory/index.ts';
import { PreviewStory, openPreviewOf } from '../../testing/stories/preview-card.tsx';
import { evidenceOf, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { PreviewContent } from './preview-content.tsx';

const MINUTE_MS = 60_000;
const vehicle = {
  vehicleId: '1',
  childVehicleId: null,
  licensePlate: 'B 9482 KXT',
  category: 'truck',
  imei: '862450060007919',
};
const place = { latitude: -7.4031, longitude: 111.4462 };

/** Alerts of one vehicle, the newest a minute old, and one of another vehicle. */
const alertsOf =
  (count: number) =>
  (world: MemoryWorld): void => {
    for (let index = count; index > 0; index -= 1) {
      world.arrive({
        ...{ alertCode: 8, vehicle, position: place },
        createdOn: world.now() - (count - index + 1) * MINUTE_MS,
      });
    }
    world.arrive({
      alertCode: 15,
      vehicle: { ...vehicle, vehicleId: '2', licensePlate: 'B 9002 KXT' },
      createdOn: world.now() - 30 * MINUTE_MS,
    });
  };

const failing = (method: 'readTrack', error: PantauError) => ({
  prepare: (evidence: MemoryEvidenceSource) => evidence.failNext(method, error, 100),
});

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
const REFRESH_MS = 30_000;

const meta = {
  title: 'Alert centre/Preview/Vehicle story',
  component: PreviewContent,
  loaders: [storyWorld],
  parameters: {
    world: { scenario: 'empty', prepare: alertsOf(8) },
    docs: { story: { inline: false, height: 720 } },
  },
  args: { view: undefined as never },
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} />,
} satisfies Meta<typeof PreviewContent>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openStory(context: Context) {
  const { preview } = await openPreviewOf(context);
  const toggle = await preview.findByRole('button', { name: 'This vehicle now' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  return { preview, toggle };
}

/** AC-842, AC-843: Says whether the vehicle moves, where, and how old that is; lists its other alerts alone. */
export const Moving: Story = {
  play: async (context) => {
    const { preview, toggle } = await openStory(context);
    await expect(
      await preview.findByText(/^Still moving · \d+ km\/h · .+ · (just now|\d+ min ago)$/),
    ).toBeVisible();
    const rows = await preview.findAllByRole('button', { name: /Unread$/ });
    await expect(rows).toHaveLength(5);
    await userEvent.click(preview.getByRole('button', { name: 'Show all 7' }));
    await expect(preview.getAllByRole('button', { name: /Unread$/ })).toHaveLength(7);
    await userEvent.click(toggle);
    await expect(preview.queryByText(/^Still moving/)).toBeNull();
  },
};

/** AC-844: A new alert of the vehicle shows at once. */
export const Live: Story = {
  tags: ['behaviour'],
  parameters: { world: { scenario: 'empty', prepare: alertsOf(2) } },
  play: async (context) => {
    const { preview } = await openStory(context);
    const rows = () => preview.queryAllByRole('button', { name: /Unread$|Resolved/ });
    await waitFor(() => expect(rows()).toHaveLength(1));
    const world = worldOf(context);
    world.arrive({ alertCode: 15, vehicle, createdOn: world.now() - 2.5 * MINUTE_MS });
    await waitFor(() => expect(rows()).toHaveLength(2));
  },
};

/** AC-842, AC-898: Nothing is requested before the section is opened; then again every 30 s, until it is closed. */
export const RequestedWhileOpen: Story = {
  tags: ['behaviour'],
  parameters: {
    pantau: { clock },
    world: { scenario: 'empty', clock, latencyMs: 0, prepare: alertsOf(3) },
    evidence: { latencyMs: 0 },
  },
  play: async (context) => {
    const source = context.loaded['alerts'] as Required<MemoryAlertSource>;
    const list = spyOn(source, 'listVehicleAlerts');
    const track = spyOn(evidenceOf(context), 'readTrack');
    const requests = (): readonly number[] => [list.mock.calls.length, track.mock.calls.length];
    const page = within(context.canvasElement.ownerDocument.body);
    const toggle = await waitFor(async () => {
      await clock.advance(100);
      return page.getByRole('button', { name: 'This vehicle now' });
    });
    await clock.advance(2 * REFRESH_MS);
    await expect(requests()).toEqual([0, 0]);
    await userEvent.click(toggle);
    const rows = () => page.queryAllByRole('button', { name: /Unread$/ });
    await waitFor(async () => {
      await clock.advance(10);
      await expect(rows()).toHaveLength(2);
    });
    await expect(list).toHaveBeenCalledTimes(1);
    await expect(track).toHaveBeenCalled();
    const before = track.mock.calls.length;
    await clock.advance(REFRESH_MS);
    await waitFor(async () => {
      await clock.advance(0);
      await expect(track.mock.calls.length).toBeGreaterThan(before);
      await expect(list).toHaveBeenCalledTimes(2);
    });
    await userEvent.click(toggle);
    const last = requests();
    await clock.advance(2 * REFRESH_MS);
    await expect(requests()).toEqual(last);
  },
};

/** AC-842: A source that knows nothing about vehicles has no such section. */
export const NotOffered: Story = {
  tags: ['behaviour'],
  parameters: { evidence: null },
  render: (_args, { loaded }) => {
    const { listVehicleAlerts: _none, ...alerts } = loaded['alerts'] as MemoryAlertSource;
    return <PreviewStory loaded={{ ...loaded, alerts }} />;
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(await preview.findByRole('button', { name: 'Mark resolved' })).toBeVisible();
    await expect(preview.queryByRole('button', { name: 'This vehicle now' })).toBeNull();
  },
};

/** AC-845: A vehicle without other alerts says so. */
export const NoOthers: Story = {
  parameters: { world: { scenario: 'empty', prepare: alertsOf(1) } },
  play: async (context) => {
    const { preview } = await openStory(context);
    await expect(await preview.findByText('No other alerts in 48 hours.')).toBeVisible();
  },
};

/** AC-845: What cannot be loaded can be requested again, each by itself. */
export const Failed: Story = {
  parameters: { evidence: failing('readTrack', new PantauError('server')) },
  play: async (context) => {
    worldOf(context).failNext('listVehicleAlerts', new PantauError('server'), 1);
    const { preview } = await openStory(context);
    await expect(await preview.findByText('The position could not be loaded.')).toBeVisible();
    await expect(await preview.findByText('The other alerts could not be loaded.')).toBeVisible();
    await expect(preview.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

/** AC-845: The other alerts are loaded again on request. */
export const FailedThenLoaded: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    worldOf(context).failNext('listVehicleAlerts', new PantauError('server'), 1);
    const { preview } = await openStory(context);
    await preview.findByText('The other alerts could not be loaded.');
    const again = preview.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(again[again.length - 1] as HTMLElement);
    await expect(await preview.findAllByRole('button', { name: /Unread$/ })).toHaveLength(5);
  },
};

/** AC-845: A source that gives this user no position leaves the alerts. */
export const WithoutPosition: Story = {
  parameters: { evidence: failing('readTrack', new PantauError('forbidden')) },
  play: async (context) => {
    const { preview } = await openStory(context);
    await expect(await preview.findByText('No position available')).toBeVisible();
    await expect(await preview.findAllByRole('button', { name: /Unread$/ })).toHaveLength(5);
  },
};
