import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useAlertCounts } from '../../controllers/use-alert-counts.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { LiveAnnouncer } from './live-announcer.tsx';

function IsLoaded(): ReactElement {
  const { isKnown } = useAlertCounts();
  return <output data-known={isKnown} />;
}

const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));

const meta = {
  title: 'Alert centre/Announcements',
  component: LiveAnnouncer,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), clock },
    world: { clock, latencyMs: 2, scenario: 'quiet' },
  },
  // The frame has the announcer in it.
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

export const ArrivalsAreSaidInOneSentenceEveryFiveSeconds: Story = {
  play: async (context) => {
    await ready(context);
    const world = worldOf(context);
    const arrive = (licensePlate: string, alertCode: number) =>
      world.arrive({ alertCode, vehicle: { ...plate, licensePlate } });
    await expect(said(context, 'polite')).toBe('');

    arrive('B 1 A', 50);
    await pass(100);
    await waitFor(() => expect(said(context, 'polite')).toBe('1 new alert: Yawning, B 1 A'));

    // What comes within five seconds waits, and becomes one sentence.
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

export const UrgentOnesInterrupt: Story = {
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

export const BeingCutOffIsSaid: Story = {
  play: async (context) => {
    await ready(context);
    const world = worldOf(context);
    world.disconnect();
    await pass(3_500);
    await waitFor(() =>
      expect(said(context, 'assertive')).toBe('Alert centre: the live connection is lost.'),
    );
    world.reconnect();
    await pass(200);
    await waitFor(() => expect(said(context, 'polite')).toBe('Alert centre: live again.'));
    await expect(within(context.canvasElement).queryByText(/new alert/)).toBeNull();
  },
};
