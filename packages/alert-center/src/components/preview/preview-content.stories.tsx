import { scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryWorld, worldPeople } from '../../adapters/memory/index.ts';
import { useAlertActions } from '../../controllers/use-alert-actions.ts';
import { useAlertList } from '../../controllers/use-alert-list.ts';
import { selectAlerts } from '../../domain/selection.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { sayYes } from '../../testing/stories/say-yes.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { PreviewLayer } from './preview-layer.tsx';

/** Opens the newest urgent alert. */
function OpenFirst(): ReactElement | null {
  const { ids } = useAlertList('urgent');
  const { open } = useAlertActions();
  const first = ids[0];
  useEffect(() => {
    if (first !== undefined) open(first);
  }, [first, open]);
  return null;
}

function speeding(world: MemoryWorld): void {
  world.arrive({
    alertCode: 8,
    alertTrigger: 104,
    threshold: 80,
    durationSeconds: 72,
    address: 'Tol Ngawi–Kertosono KM 588, Kab. Ngawi, Jawa Timur',
    position: { latitude: -7.4031, longitude: 111.4462 },
    geofences: [{ geofenceId: '1', fenceName: 'Koridor Ngawi' }],
  });
}

function withHistory(world: MemoryWorld): void {
  speeding(world);
  const [alert] = world.alerts();
  if (alert === undefined) return;
  const { manager, dispatcher } = worldPeople;
  const selection = selectAlerts([alert]);
  world.act(dispatcher, { type: 'note', text: 'Sudah ditelepon, diarahkan istirahat' }, selection);
  world.act(dispatcher, { type: 'falseAlert', reason: 'no occurrences' }, selection);
  world.act(manager, { type: 'checkAgain' }, selection);
  world.act(manager, { type: 'resolve' }, selection);
}

function bare(world: MemoryWorld): void {
  world.arrive({ alertCode: 53, driver: null, address: null, position: null, geofences: [] });
}

function lateTask(world: MemoryWorld): void {
  const now = world.clock.now();
  world.arrive({
    // In the rules of the story's company, so that it is in the list that opens.
    alertCode: 138,
    alertRuleIds: ['11'],
    fleetOrder: {
      foNumber: 'FO-000871',
      foId: '871',
      logId: '3',
      detail: {
        location: 'Gudang Cikarang',
        totalFoDuration: 22_800,
        targetTime: now - 25 * 60_000,
        actualTime: now,
        estimatedTargetTime: null,
        pointLocationName: 'Tol Jakarta–Cikampek KM 34',
        pointInKm: 3.4,
        plannedActivitiesDuration: 2_700,
      },
    },
  });
}

const fleetTaskScopes = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

const withUser = (...further: readonly string[]) => ({
  user: storyUser(worldPeople.manager, further),
  timeZone: 'Asia/Jakarta',
});

const meta = {
  title: 'Alert centre/Preview content',
  component: PreviewLayer,
  loaders: [storyWorld],
  parameters: {
    pantau: withUser(scopes.overspeedThresholdDuration),
    world: { scenario: 'empty', prepare: speeding },
  },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <OpenFirst />
    </StoryFrame>
  ),
} satisfies Meta<typeof PreviewLayer>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const openDetail = async ({ canvasElement }: PlayContext) => {
  const page = within(canvasElement.ownerDocument.body);
  return { page, detail: within(await page.findByRole('dialog')) };
};

const alertOf = (context: PlayContext) => worldOf(context).alerts()[0];

export const Unresolved: Story = {
  play: async (context) => {
    const { detail } = await openDetail(context);
    await expect(detail.getByText('104 km/h')).toBeVisible();
    await expect(detail.getByText('80 km/h')).toBeVisible();
    await expect(detail.getByText('1 m 12 s')).toBeVisible();
    await expect(detail.getByText('Counts from').nextElementSibling).toHaveTextContent('1 min');
    await expect(detail.getByText('Geofence Koridor Ngawi')).toBeVisible();
    await waitFor(() => expect(alertOf(context)?.isRead).toBe(true));
  },
};

export const WithoutTheScopeForOverspeedLimits: Story = {
  parameters: { pantau: withUser() },
  play: async (context) => {
    const { detail } = await openDetail(context);
    await expect(detail.getByText('104 km/h')).toBeVisible();
    await expect(detail.queryByText('80 km/h')).not.toBeInTheDocument();
    await expect(detail.queryByText('1 m 12 s')).not.toBeInTheDocument();
    await expect(detail.queryByText('Counts from')).not.toBeInTheDocument();
  },
};

export const AFleetTask: Story = {
  parameters: {
    pantau: withUser(...fleetTaskScopes),
    world: { scenario: 'empty', prepare: lateTask },
  },
  play: async (context) => {
    const { detail } = await openDetail(context);
    await expect(detail.getByRole('heading', { name: 'Fleet task FO-000871' })).toBeVisible();
    const facts = detail.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toContain('Gudang Cikarang');
    await expect(facts).toContain('Tol Jakarta–Cikampek KM 34, 3.4 km');
    await expect(facts).toContain('6 h 20 m');
    await expect(facts).toContain('45 min');
  },
};

export const AFleetTaskInIndonesian: Story = {
  globals: { locale: 'id' },
  parameters: AFleetTask.parameters ?? {},
};

export const AFleetTaskWithoutAllFourScopes: Story = {
  parameters: {
    pantau: withUser(...fleetTaskScopes.slice(1)),
    world: { scenario: 'empty', prepare: lateTask },
  },
  play: async (context) => {
    const { detail } = await openDetail(context);
    await expect(detail.getByText('Late at the stop')).toBeVisible();
    await expect(detail.queryByText(/FO-000871/)).not.toBeInTheDocument();
    await expect(detail.queryByText('Gudang Cikarang')).not.toBeInTheDocument();
  },
};

export const UnresolvedInIndonesian: Story = { globals: { locale: 'id' } };
export const UnresolvedInTheDark: Story = { globals: { theme: 'dark' } };

export const WithHistory: Story = {
  parameters: { world: { scenario: 'empty', prepare: withHistory } },
  play: async (context) => {
    const { detail } = await openDetail(context);
    const log = within(detail.getByRole('list')).getAllByRole('listitem');
    await expect(log.length).toBe(4);
    await expect(log[0]).toHaveTextContent('Ratna Dewi marked it resolved');
    await expect(log[2]).toHaveTextContent('Budi Santoso marked it a false alert: Not valid');
    await expect(detail.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(detail.queryByRole('button', { name: 'Mark resolved' })).not.toBeInTheDocument();
  },
};

export const LittleIsKnown: Story = {
  parameters: { world: { scenario: 'empty', prepare: bare } },
  play: async (context) => {
    const { detail } = await openDetail(context);
    await expect(detail.getByText('Driver unknown')).toBeVisible();
    await expect(detail.getByText('Address unknown')).toBeVisible();
    await expect(detail.getByText('Position unknown')).toBeVisible();
  },
};

export const ANoteIsNotBlank: Story = {
  play: async (context) => {
    const { page, detail } = await openDetail(context);
    const note = detail.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, '   ');
    await expect(await detail.findByText('Note is required')).toBeVisible();
    await userEvent.click(detail.getByRole('button', { name: 'Save note' }));
    await expect(alertOf(context)?.log.length).toBe(0);
    await userEvent.clear(note);
    await userEvent.type(note, 'Called the driver');
    await expect(detail.getByText('17/255')).toBeVisible();
    await userEvent.click(detail.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(alertOf(context)?.lastNote?.text).toBe('Called the driver'));
    await expect((await page.findAllByText(/^Note on .+ saved$/)).length).toBeGreaterThan(0);
    await expect(note).toHaveValue('');
  },
};

export const CheckAgainOpensItAnew: Story = {
  parameters: { world: { scenario: 'empty', prepare: withHistory } },
  play: async (context) => {
    const { page, detail } = await openDetail(context);
    await userEvent.click(detail.getByRole('button', { name: 'Check again' }));
    await sayYes(page, 'Check again?');
    await waitFor(() => expect(alertOf(context)?.isResolved).toBe(false));
    await detail.findByRole('button', { name: 'Mark resolved' });
  },
};
