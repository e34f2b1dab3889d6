import { scopes } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryAlertSource,
  createMemoryAlertSource,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { SOUND_EVERY_MS } from '../../engine/alert/limits.ts';
import type { AlertSound } from '../../engine/reminder/alert-sound.port.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenterProvider } from '../alert-center/alert-center-provider.tsx';
import { AlertPanel } from '../panel/alert-panel.tsx';
import { Bell } from '../bell/bell.tsx';
import { ReminderLine } from './reminder-line.tsx';

const play = fn<AlertSound['play']>();
const unlock = fn<AlertSound['unlock']>();
const sound: AlertSound = { play, unlock };
const onToggle = fn();

function BellAndPanel({ source }: { readonly source: MemoryAlertSource }): ReactElement {
  return (
    <AlertCenterProvider source={source} sound={sound}>
      <Bell onToggle={onToggle} />
      <AlertPanel display="inline" />
    </AlertCenterProvider>
  );
}

const otherPlay = fn<AlertSound['play']>();
const otherSound: AlertSound = { play: otherPlay, unlock };

/** Two widgets of one origin, as in two tabs: they share locks and storage. */
function Two({ source }: { readonly source: MemoryAlertSource }): ReactElement {
  const [other] = useState(() => createMemoryAlertSource({ world: source.world, latencyMs: 2 }));
  return (
    <>
      <AlertCenterProvider source={source} sound={sound}>
        <Bell onToggle={onToggle} />
      </AlertCenterProvider>
      <AlertCenterProvider source={other} sound={otherSound}>
        <Bell onToggle={onToggle} />
      </AlertCenterProvider>
    </>
  );
}

const user = {
  ...storyUser(),
  scopes: [scopes.alertCenterMain, scopes.alertCenterUrgent, scopes.alertCenterRuleSetting],
};

/** A clock and a storage namespace for one story, so that stories do not share locks. */
const by = (storageNamespace: string, more: Record<string, unknown> = {}) => {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  return {
    pantau: { user, timeZone: 'Asia/Jakarta', clock, storageNamespace, ...more },
    world: { clock, latencyMs: 2 },
  };
};

const meta = {
  title: 'Alert centre/Reminder/In the page',
  id: 'alert-centre-reminder',
  component: ReminderLine,
  loaders: [storyWorld],
  parameters: { docs: { story: { inline: false, height: 640 } } },
  beforeEach: () => {
    play.mockReset().mockResolvedValue('played');
    unlock.mockReset().mockResolvedValue(true);
  },
  render: (_args, { loaded }) => <BellAndPanel source={loaded['alerts'] as MemoryAlertSource} />,
} satisfies Meta<typeof ReminderLine>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type Clock = ReturnType<typeof createManualClock>;

const clockOf = ({ parameters }: PlayContext): Clock =>
  (parameters['pantau'] as { readonly clock: Clock }).clock;

/** Advances the clock until a condition holds; the reminder loads meanwhile. */
const until = (context: PlayContext, check: () => Promise<void> | void, stepMs = 10_000) =>
  waitFor(
    async () => {
      await clockOf(context).advance(stepMs);
      await check();
    },
    { timeout: 22_000 },
  );

const page = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);
const isHeard = () => expect(play).toHaveBeenCalled();

/** AC-57 */
export const Raised: Story = {
  parameters: by('raised'),
  play: async (context) => {
    await until(context, isHeard);
    await waitFor(() =>
      expect(page(context).getByRole('button', { name: /^Alert centre/ })).toHaveAccessibleName(
        /, urgent ones are waiting$/,
      ),
    );
  },
};

export const RaisedDark: Story = {
  globals: { locale: 'id', theme: 'dark' },
  parameters: by('raised-dark'),
  play: async (context) => {
    await until(context, isHeard);
    await page(context).findByRole('button', { name: /, ada yang mendesak menunggu$/ });
  },
};

/** AC-58 */
export const EndsWithoutUnresolvedUrgentAlerts: Story = {
  parameters: by('lowered'),
  tags: ['behaviour'],
  play: async (context) => {
    await until(context, isHeard);
    const bell = await page(context).findByRole('button', { name: /urgent ones are waiting$/ });
    const world = worldOf(context);
    const urgent = world.alerts().filter((alert) => alert.alertRuleIds.includes('11'));
    world.resolveAs(
      demoUsers.dispatcher,
      urgent.map((alert) => alert.id),
    );
    await until(
      context,
      () => expect(bell).toHaveAccessibleName(/^Alert centre, \d+\+? unresolved$/),
      100,
    );
  },
};

/** The browser blocks sound until the user interacts with the page. */
const blocked = () => {
  play.mockReset().mockResolvedValue('blocked');
  unlock.mockImplementation(() => {
    play.mockResolvedValue('played');
    return Promise.resolve(true);
  });
};

const offers = (context: PlayContext, name = 'Enable sound') =>
  page(context).queryAllByRole('button', { name });

export const SoundBlocked: Story = {
  parameters: by('blocked'),
  beforeEach: blocked,
  play: async (context) => {
    // Next to the bell and in the panel's header.
    await until(context, () => expect(offers(context)).toHaveLength(2));
  },
};

export const SoundBlockedInIndonesian: Story = {
  globals: { locale: 'id', theme: 'dark' },
  parameters: by('blocked-id'),
  beforeEach: blocked,
  play: async (context) => {
    await until(context, () => expect(offers(context, 'Aktifkan suara')).toHaveLength(2));
  },
};

export const SoundBlockedOnPhone: Story = {
  globals: { locale: 'id' },
  parameters: by('blocked-phone', { width: 312 }),
  beforeEach: blocked,
  play: async (context) => {
    await until(context, () => expect(offers(context, 'Aktifkan suara')).toHaveLength(2));
    await expect(page(context).getByText('Belum selesai saja').clientHeight).toBeLessThan(24);
  },
};

export const OnAPhone: Story = {
  globals: { locale: 'id' },
  parameters: by('phone', { width: 312 }),
  play: async (context) => {
    const line = async () => {
      await expect(page(context).getByRole('button', { name: 'Pengingat 5 mnt' })).toBeVisible();
    };
    await until(context, line, 500);
    await expect(page(context).getByText('Belum selesai saja').clientHeight).toBeLessThan(24);
  },
};

export const EnablingSoundPlaysItAndKeepsFocus: Story = {
  parameters: by('enable'),
  beforeEach: blocked,
  tags: ['behaviour'],
  play: async (context) => {
    await until(context, () => expect(offers(context)).toHaveLength(2));
    await expect(play).toHaveBeenCalledTimes(1);
    const [besideBell] = offers(context);
    besideBell?.focus();
    await userEvent.keyboard('{Enter}');
    await page(context).findAllByText('Sound is enabled');
    await waitFor(() => expect(offers(context)).toHaveLength(0));
    await expect(play).toHaveBeenCalledTimes(2);
    await expect(page(context).getByRole('button', { name: /^Alert centre/ })).toHaveFocus();
  },
};

export const EnablingSoundInHeaderKeepsFocus: Story = {
  parameters: by('enable-head'),
  beforeEach: blocked,
  tags: ['behaviour'],
  play: async (context) => {
    await until(context, () => expect(offers(context)).toHaveLength(2));
    offers(context)[1]?.focus();
    await userEvent.keyboard('{Enter}');
    const line = await page(context).findByRole('button', { name: 'Reminder 5 min' });
    await waitFor(() => expect(line).toHaveFocus());
  },
};

export const ReportsSoundStillBlocked: Story = {
  parameters: by('still'),
  beforeEach: () => {
    play.mockReset().mockResolvedValue('blocked');
    unlock.mockReset().mockResolvedValue(false);
  },
  play: async (context) => {
    await until(context, () => expect(offers(context)).toHaveLength(2));
    await userEvent.click(offers(context)[1] as HTMLElement);
    await page(context).findAllByText(/^The browser still blocks sound/);
    await expect(offers(context)).toHaveLength(2);
  },
};

export const NewUrgentAlertPlaysSound: Story = {
  parameters: by('arrival'),
  tags: ['behaviour'],
  play: async (context) => {
    const line = async () => {
      await expect(page(context).getByRole('button', { name: 'Reminder 5 min' })).toBeVisible();
    };
    await until(context, line, 500);
    // The reminder may still be loading: alerts arrive six seconds apart.
    await until(
      context,
      async () => {
        worldOf(context).arrive({ alertCode: 49 });
        await clockOf(context).advance(100);
        await isHeard();
      },
      6_000,
    );
  },
};

const soundsOf = () => [play.mock.calls.length, otherPlay.mock.calls.length];
const raisedBells = (context: PlayContext) =>
  page(context).queryAllByRole('button', { name: /urgent ones are waiting$/ });

/** AC-59 */
export const OneOfTwoTabsPlaysSound: Story = {
  parameters: by('two'),
  beforeEach: () => {
    otherPlay.mockReset().mockResolvedValue('played');
  },
  render: (_args, { loaded }) => <Two source={loaded['alerts'] as MemoryAlertSource} />,
  tags: ['behaviour'],
  play: async (context) => {
    await until(context, () => expect(raisedBells(context)).toHaveLength(2));
    const [one = 0, other = 0] = soundsOf();
    await expect(Math.min(one, other)).toBe(0);
    const total = one + other;
    await expect(total).toBeGreaterThan(0);
    await clockOf(context).advance(SOUND_EVERY_MS);
    worldOf(context).arrive({ alertCode: 49 });
    await until(
      context,
      () => expect(soundsOf()).toEqual(one > 0 ? [total + 1, 0] : [0, total + 1]),
      500,
    );
  },
};

export const UnblockedTabPlaysSound: Story = {
  parameters: by('two-blocked'),
  beforeEach: () => {
    play.mockReset().mockResolvedValue('blocked');
    otherPlay.mockReset().mockResolvedValue('played');
  },
  render: (_args, { loaded }) => <Two source={loaded['alerts'] as MemoryAlertSource} />,
  tags: ['behaviour'],
  play: async (context) => {
    await until(context, () => expect(otherPlay).toHaveBeenCalled());
    await until(context, () => expect(raisedBells(context)).toHaveLength(2), 100);
  },
};
