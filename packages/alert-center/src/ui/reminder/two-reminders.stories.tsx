import { PantauProvider, type SessionUser, createMemoryStore, scopes } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type MemoryAlertSource, createMemoryAlertSource } from '../../adapters/memory/index.ts';
import { SOUND_EVERY_MS } from '../../engine/alert/limits.ts';
import type { AlertSound } from '../../engine/reminder/alert-sound.port.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenterProvider } from '../alert-center/alert-center-provider.tsx';
import { Bell } from '../bell/bell.tsx';

const sounds = [fn<AlertSound['play']>(), fn<AlertSound['play']>()] as const;
const onToggle = fn();

const user: SessionUser = {
  ...storyUser(),
  scopes: [scopes.alertCenterMain, scopes.alertCenterUrgent],
};

interface WidgetProps {
  readonly user: SessionUser;
  readonly source: MemoryAlertSource;
  readonly play: AlertSound['play'];
  readonly at: PantauAt;
}

type PantauAt = Pick<Parameters<typeof PantauProvider>[0], 'clock' | 'store' | 'locale' | 'theme'>;

const unlock: AlertSound['unlock'] = () => Promise.resolve(true);

function Widget({ user, source, play, at }: WidgetProps): ReactElement {
  const [sound] = useState<AlertSound>(() => ({ play, unlock }));
  return (
    <PantauProvider {...at} user={user} timeZone="Asia/Jakarta">
      <AlertCenterProvider source={source} sound={sound}>
        <Bell onToggle={onToggle} />
      </AlertCenterProvider>
    </PantauProvider>
  );
}

interface TwoProps {
  readonly source: MemoryAlertSource;
  readonly at: PantauAt;
  readonly other: { readonly companyId?: number; readonly sourceId?: string };
}

/** Two widgets on one page, with the page's storage and locks in common. */
function Two({ source, at, other }: TwoProps): ReactElement {
  const [store] = useState(createMemoryStore);
  const [second] = useState(() =>
    createMemoryAlertSource({ world: source.world, latencyMs: 2, id: other.sourceId }),
  );
  const shared = { ...at, store };
  const otherUser = { ...user, companyId: other.companyId ?? user.companyId };
  return (
    <>
      <Widget user={user} source={source} play={sounds[0]} at={shared} />
      <Widget user={otherUser} source={second} play={sounds[1]} at={shared} />
    </>
  );
}

const by = (other: TwoProps['other']) => {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
  return { pantau: { user, clock }, world: { clock, latencyMs: 2 }, other };
};

const meta = {
  title: 'Alert centre/Reminder/Two on one page',
  id: 'alert-centre-two-reminders-on-one-page',
  tags: ['!autodocs', 'behaviour'],
  component: Bell,
  loaders: [storyWorld],
  args: { onToggle },
  beforeEach: () => {
    for (const play of sounds) play.mockReset().mockResolvedValue('played');
  },
  render: (_args, { loaded, parameters, globals }) => (
    <Two
      source={loaded['alerts'] as MemoryAlertSource}
      other={parameters['other'] as TwoProps['other']}
      at={{
        clock: (parameters['pantau'] as { readonly clock: Clock }).clock,
        locale: globals['locale'] as 'en' | 'id',
        theme: 'light',
      }}
    />
  ),
} satisfies Meta<typeof Bell>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type Clock = ReturnType<typeof createManualClock>;

const clockOf = ({ parameters }: PlayContext): Clock =>
  (parameters['pantau'] as { readonly clock: Clock }).clock;

/** Advances the clock until a condition holds; the reminders load meanwhile. */
const until = (context: PlayContext, check: () => Promise<void> | void, stepMs = 10_000) =>
  waitFor(
    async () => {
      await clockOf(context).advance(stepMs);
      await check();
    },
    { timeout: 22_000 },
  );

const counts = (): number[] => sounds.map((play) => play.mock.calls.length);

/** Both sound at the interval, and again for an alert that arrives. */
async function bothSound(context: PlayContext, waiting: RegExp): Promise<void> {
  const page = within(context.canvasElement.ownerDocument.body);
  await until(context, async () => {
    for (const count of counts()) await expect(count).toBeGreaterThan(0);
    await expect(page.getAllByRole('button', { name: waiting })).toHaveLength(2);
  });
  await clockOf(context).advance(SOUND_EVERY_MS);
  const before = counts();
  worldOf(context).arrive({ alertCode: 49 });
  await until(context, () => expect(counts()).toEqual(before.map((count) => count + 1)), 500);
}

const inEnglish = /urgent ones are waiting$/;

/** AC-292: Widgets of two companies. */
export const OfTwoCompanies: Story = {
  parameters: by({ companyId: 2 }),
  play: (context) => bothSound(context, inEnglish),
};

export const OfTwoCompaniesInIndonesian: Story = {
  globals: { locale: 'id' },
  parameters: by({ companyId: 2 }),
  play: (context) => bothSound(context, /ada yang mendesak menunggu$/),
};

/** AC-292: Widgets of two sources with the same company and user. */
export const OfTwoSources: Story = {
  parameters: by({ sourceId: 'https://b.example' }),
  play: (context) => bothSound(context, inEnglish),
};
