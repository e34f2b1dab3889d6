import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  type MemoryAlertSource,
  type MemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { alertIdOf, patient, rowsOf } from '../../testing/stories/preview-page.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const HOUR_MS = 3_600_000;
const emergencyCode = 1;

/** An emergency of yesterday that nobody has opened, and many alerts since. */
function anOldEmergency(world: MemoryWorld): void {
  world.arrive({ alertCode: emergencyCode, createdOn: Date.now() - 30 * HOUR_MS });
  for (let index = 0; index < 40; index += 1) world.arrive({ alertCode: 8 });
}

const meta = {
  title: 'Alert centre/List/Emergency on top',
  id: 'alert-centre-emergency-on-top',
  tags: ['!autodocs', 'behaviour'],
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: {
    // Without the scope that lets emergencies open by themselves.
    pantau: { user: storyUser(demoUsers.dispatcher, []), timeZone: 'Asia/Jakarta' },
    world: { scenario: 'empty', prepare: anOldEmergency },
  },
  args: { source: undefined as never, display: 'inline' },
  render: (args, { loaded }) => (
    <div style={{ width: 420, maxWidth: '100%', height: 700 }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The row that is uppermost on the screen, not in the document. */
async function uppermost(context: PlayContext): Promise<HTMLElement> {
  const rows = await rowsOf(context, 'urgent', 5);
  const topOf = (row: HTMLElement): number => row.getBoundingClientRect().top;
  return rows.reduce((one, other) => (topOf(other) < topOf(one) ? other : one));
}

async function staysOnTop(context: PlayContext, name: RegExp): Promise<void> {
  await rowsOf(context, 'urgent', 5);
  await expect(await uppermost(context)).toHaveAccessibleName(name);
  for (let index = 0; index < 5; index += 1) worldOf(context).arrive({ alertCode: 8 });
  const { id } = worldOf(context).arrive({ alertCode: 8 });
  await waitFor(
    () => expect(context.canvasElement.querySelector(`[data-alert-id="${id}"]`)).not.toBeNull(),
    patient,
  );
  const first = await uppermost(context);
  await expect(first).toHaveAccessibleName(name);
  await expect(first.getBoundingClientRect().top).toBeGreaterThan(0);
}

/** AC-235, AC-370: It is the uppermost row after loading and after further arrivals. */
export const AfterFurtherArrivals: Story = {
  play: (context) => staysOnTop(context, /Emergency/),
};

export const InIndonesianAndTheDark: Story = {
  globals: { locale: 'id', theme: 'dark' },
  play: (context) => staysOnTop(context, /[Dd]arurat/),
};

type Open = (context: PlayContext, row: HTMLElement) => Promise<void> | void;

/** Once opened it is below newer alerts, or so old that the list has no row for it. */
async function leavesTop(context: PlayContext, name: RegExp, open: Open): Promise<void> {
  await rowsOf(context, 'urgent', 5);
  const row = await uppermost(context);
  await expect(row).toHaveAccessibleName(name);
  const id = alertIdOf(row);
  await open(context, row);
  await waitFor(() => expect(worldOf(context).alert(id)?.read).toBe(true), patient);
  await waitFor(async () => {
    await expect(await uppermost(context)).not.toHaveAccessibleName(name);
  }, patient);
}

const byColleague: Open = (context, row) =>
  void worldOf(context).act(
    demoUsers.manager,
    { type: 'read' },
    targetAlerts(
      worldOf(context)
        .alerts()
        .filter(({ id }) => id === alertIdOf(row)),
    ),
  );

/** While the pointer is inside, no row moves (AC-260); the emergency leaves with it. */
const byPointer: Open = async (context, row) => {
  await userEvent.click(row);
  await waitFor(() => expect(worldOf(context).alert(alertIdOf(row))?.read).toBe(true), patient);
  await expect(await uppermost(context)).toBe(row);
  await userEvent.unhover(row);
};

/** AC-235: It leaves the top when a colleague opens it. */
export const LeavesOnceAColleagueOpensIt: Story = {
  play: (context) => leavesTop(context, /Emergency/, byColleague),
};

export const LeavesOnceAColleagueOpensItInIndonesianDark: Story = {
  globals: { locale: 'id', theme: 'dark' },
  play: (context) => leavesTop(context, /[Dd]arurat/, byColleague),
};

/** AC-235, AC-260: It leaves the top after the user has opened it, once the pointer has left the list. */
export const LeavesOnceTheUserOpensIt: Story = {
  play: (context) => leavesTop(context, /Emergency/, byPointer),
};
