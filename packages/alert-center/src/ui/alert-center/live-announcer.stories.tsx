import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { ANNOUNCE_EVERY_MS } from '../../engine/alert/limits.ts';
import { useAlertCounts } from '../../hooks/list.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { LiveAnnouncer } from './live-announcer.tsx';

function IsLoaded(): ReactElement {
  const { isKnown } = useAlertCounts();
  return <output data-known={isKnown} />;
}

const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));

const meta = {
  title: 'Alert centre/Widget/Announcements',
  id: 'alert-centre-announcements',
  tags: ['!autodocs', 'behaviour'],
  component: LiveAnnouncer,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), clock },
    world: { clock, latencyMs: 2, scenario: 'quiet' },
  },
  // The frame contains the announcer.
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <IsLoaded />
    </StoryFrame>
  ),
} satisfies Meta<typeof LiveAnnouncer>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const ready = ({ canvasElement }: PlayContext) =>
  waitFor(async () => {
    await clock.advance(50);
    await nextFrame();
    await expect(canvasElement.querySelector('[data-known="true"]')).not.toBeNull();
  });

const said = ({ canvasElement }: PlayContext, how: 'polite' | 'assertive') =>
  canvasElement.querySelector(`[data-pantau-live="${how}"]`)?.textContent ?? '';

/** Arrivals reach the lists within a frame. */
const pass = async (ms: number) => {
  await nextFrame();
  await clock.advance(ms);
  await nextFrame();
};

const plate = { vehicleId: '1', childVehicleId: null, category: null, imei: null };

export const AnnouncesNewAlertsEveryFiveSeconds: Story = {
  play: async (context) => {
    await expect(ANNOUNCE_EVERY_MS).toBe(5_000);
    await ready(context);
    const world = worldOf(context);
    const arrive = (licensePlate: string, alertCode: number) =>
      world.arrive({ alertCode, vehicle: { ...plate, licensePlate } });
    await expect(said(context, 'polite')).toBe('');

    arrive('B 1 A', 50);
    await pass(100);
    await waitFor(() => expect(said(context, 'polite')).toBe('1 new alert: Yawning, B 1 A'));

    // Arrivals within five seconds become one sentence.
    arrive('B 2 A', 50);
    await pass(1_000);
    arrive('B 3 A', 50);
    arrive('B 4 A', 52);
    await pass(3_000);
    await expect(said(context, 'polite')).toBe('1 new alert: Yawning, B 1 A');
    await pass(1_000);
    await waitFor(() =>
      expect(said(context, 'polite')).toMatch(/3 new alerts, the latest: Smoking, B 4 A$/),
    );
  },
};

/** AC-234: An emergency does not wait for the pause between announcements, and leaves other alerts their turn. */
export const EmergencyIsAnnouncedAtOnce: Story = {
  play: async (context) => {
    await ready(context);
    const arrive = (licensePlate: string, alertCode: number) =>
      worldOf(context).arrive({ alertCode, vehicle: { ...plate, licensePlate } });
    arrive('B 1 A', 50);
    await pass(100);
    await waitFor(() => expect(said(context, 'polite')).toBe('1 new alert: Yawning, B 1 A'));
    arrive('B 2 A', 52);
    arrive('B 3 A', 1);
    await pass(500);
    await waitFor(() => expect(said(context, 'assertive')).toMatch(/^Emergency: .+, B 3 A$/));
    await expect(said(context, 'polite')).not.toContain('B 2 A');
    await pass(ANNOUNCE_EVERY_MS);
    await waitFor(() => expect(said(context, 'polite')).toBe('1 new alert: Smoking, B 2 A'));
  },
};

/** AC-371: An emergency that nobody has opened is announced when the lists load, however old it is. */
export const EmergencyFoundOnLoad: Story = {
  parameters: {
    world: {
      clock,
      latencyMs: 2,
      scenario: 'quiet',
      prepare(world: MemoryWorld) {
        const createdOn = clock.now() - 40 * 3_600_000;
        world.arrive({ alertCode: 1, createdOn, vehicle: { ...plate, licensePlate: 'B 9 A' } });
        for (let index = 0; index < 25; index += 1) world.arrive({ alertCode: 49 });
      },
    },
  },
  play: async (context) => {
    await ready(context);
    await waitFor(() =>
      expect(said(context, 'assertive')).toMatch(/^Emergency that nobody has opened: .+, B 9 A$/),
    );
  },
};

export const UrgentAlertsInterrupt: Story = {
  play: async (context) => {
    await ready(context);
    worldOf(context).arrive({ alertCode: 49, vehicle: { ...plate, licensePlate: 'B 5 A' } });
    await pass(100);
    await waitFor(() =>
      expect(said(context, 'assertive')).toBe('1 new urgent alert: Eyes closed, B 5 A'),
    );
    await expect(said(context, 'polite')).toBe('');
  },
};

export const BothUrgenciesAreOneAnnouncement: Story = {
  play: async (context) => {
    await ready(context);
    const world = worldOf(context);
    world.arrive({ alertCode: 50 });
    world.arrive({ alertCode: 52 });
    world.arrive({ alertCode: 49, vehicle: { ...plate, licensePlate: 'B 6 A' } });
    await pass(100);
    await waitFor(() =>
      expect(said(context, 'assertive')).toBe(
        '1 new urgent alert: Eyes closed, B 6 A; and 2 important',
      ),
    );
    await expect(said(context, 'polite')).toBe('');
  },
};

/** Auto-opened alerts are not necessarily urgent. */
export const AutoOpenedAlertsKeepTheirUrgency: Story = {
  play: async (context) => {
    await ready(context);
    const world = worldOf(context);
    const { autoPopup, urgent } = worldRules;
    const arrive = (licensePlate: string, alertRuleIds: readonly string[]) =>
      world.arrive({ alertCode: 50, alertRuleIds, vehicle: { ...plate, licensePlate } });
    arrive('B 7 A', [autoPopup.id]);
    await pass(100);
    await waitFor(() => expect(said(context, 'polite')).toBe('1 new alert: Yawning, B 7 A'));
    await expect(said(context, 'assertive')).toBe('');
    arrive('B 8 A', [autoPopup.id, urgent.id]);
    await pass(ANNOUNCE_EVERY_MS);
    await waitFor(() =>
      expect(said(context, 'assertive')).toContain('1 new urgent alert: Yawning, B 8 A'),
    );
  },
};

export const AnnouncesWithFullList: Story = {
  parameters: { world: { clock, latencyMs: 2, scenario: 'busy' } },
  play: async (context) => {
    await ready(context);
    worldOf(context).arrive({ alertCode: 50, vehicle: { ...plate, licensePlate: 'B 9 A' } });
    await pass(100);
    await waitFor(() => expect(said(context, 'polite')).toBe('1 new alert: Yawning, B 9 A'));
  },
};

export const AnnouncesLostConnection: Story = {
  play: async (context) => {
    await ready(context);
    const world = worldOf(context);
    world.disconnect();
    await pass(3_500);
    await waitFor(() => expect(said(context, 'assertive')).toBe('Alert centre: disconnected.'));
    world.reconnect();
    await pass(200);
    await waitFor(() => expect(said(context, 'polite')).toBe('Alert centre: live again.'));
    await expect(within(context.canvasElement).queryByText(/new alert/)).toBeNull();
  },
};

let reportRules = (): void => undefined;

/** AC-297: The live message for changed rules shows a toast, and the new rules are loaded. */
export const RulesHaveChanged: Story = {
  loaders: [
    (context) => {
      const { alerts, evidence } = storyWorld(context);
      const { subscribe } = alerts;
      const reporting = (listener: Parameters<typeof subscribe>[0]) => {
        reportRules = () => listener({ kind: 'rulesChanged' });
        return subscribe(listener);
      };
      return { alerts: Object.assign(alerts, { subscribe: reporting }), evidence };
    },
  ],
  play: async (context) => {
    await ready(context);
    reportRules();
    await pass(50);
    const page = within(context.canvasElement.ownerDocument.body);
    // The toast, and its announcement.
    const [toast] = await page.findAllByText('Your alert rules have changed');
    await expect(toast).toBeVisible();
  },
};
