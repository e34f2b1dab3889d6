import { scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import { ownVehicle } from '../../testing/stories/panel-story.tsx';
import { PreviewStory, openPreviewOf } from '../../testing/stories/preview-card.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { PreviewContent } from './preview-content.tsx';
// Load with the stories: a loaded machine takes long to load them on first use.
import '../../engine/triage/bulk-runner.ts';
import '../triage/triage-layer.tsx';

const MINUTE_MS = 60_000;
const patient = { timeout: 15_000 };

/** So many alerts that repeats stack, and the latest one repeats six others. */
function repeat(world: MemoryWorld): void {
  const now = world.now();
  for (let index = 0; index < 50; index += 1) {
    const createdOn = now - (70 + index) * MINUTE_MS;
    world.arrive({ alertCode: 9, vehicle: ownVehicle(index), createdOn });
  }
  const speeds = [84, 86, 97, 88, 104, 91, 95];
  for (const [index, alertTrigger] of speeds.entries()) {
    const createdOn = now - 8 * (speeds.length - 1 - index) * MINUTE_MS;
    const vehicle = { ...ownVehicle(0), vehicleId: '101', licensePlate: 'B 9482 KXT' };
    world.arrive({ alertCode: 8, alertTrigger, vehicle, createdOn });
  }
}

const looking = storyUser(demoUsers.manager);

const meta = {
  title: 'Alert centre/Preview/One of several repeats',
  component: PreviewContent,
  loaders: [storyWorld],
  parameters: {
    world: { scenario: 'empty', prepare: repeat },
    docs: { story: { inline: false, height: 720 } },
  },
  args: { view: undefined as never },
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} />,
} satisfies Meta<typeof PreviewContent>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const ofRepeats = (context: PlayContext) =>
  worldOf(context)
    .alerts()
    .filter(({ alertCode }) => alertCode === 8);

async function expandIn(context: PlayContext) {
  const opened = await openPreviewOf(context);
  const toggle = await opened.preview.findByRole('button', { name: /^One of 7 repeats/ }, patient);
  await userEvent.click(toggle);
  return { ...opened, toggle };
}

/** AC-850: The preview says quietly that its alert is one of several, and from when to when. */
export const OneOfSeven: Story = {
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    const toggle = await preview.findByRole('button', { name: /^One of 7 repeats/ }, patient);
    await expect(toggle).toHaveTextContent(/\d\d:\d\d–\d\d:\d\d$/);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};
export const OneOfSevenIndonesian: Story = {
  globals: { locale: 'id' },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    const name = /^Satu dari 7 peringatan berulang/;
    await preview.findByRole('button', { name }, patient);
  },
};

/** AC-850: The other repeats, with what tells them apart; of many the newest five first. */
export const TheOthers: Story = {
  play: async (context) => {
    const { preview } = await expandIn(context);
    const listed = preview.getAllByRole('button', { name: /km\/h/ });
    await expect(listed).toHaveLength(5);
    await expect(listed[0]).toHaveTextContent('91 km/h');
  },
};
export const TheOthersDark: Story = { ...TheOthers, globals: { theme: 'dark' } };

/** AC-850: All of them on demand. */
export const AllOthers: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await expandIn(context);
    await userEvent.click(preview.getByRole('button', { name: 'Show all 6' }));
    await expect(preview.getAllByRole('button', { name: /km\/h/ })).toHaveLength(6);
  },
};

/** AC-851: One action resolves all of them, after a confirmation. */
export const ResolvesAll: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { preview, page } = await expandIn(context);
    await userEvent.click(preview.getByRole('button', { name: 'Mark all 7 resolved' }));
    await userEvent.click(await page.findByRole('button', { name: 'Mark 7 resolved' }, patient));
    await waitFor(async () => {
      await expect(ofRepeats(context).map(({ resolved }) => resolved)).toEqual(Array(7).fill(true));
    }, patient);
    await preview.findByRole('button', { name: 'No other repeat is unresolved' }, patient);
    await expect(preview.queryByRole('button', { name: /Mark all/ })).toBeNull();
  },
};

/** AC-850: What others settle is counted at once; the line stays while the preview shows the alert. */
export const SettledElsewhere: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { preview, toggle } = await expandIn(context);
    const [own, ...others] = ofRepeats(context).toSorted(
      (left, right) => right.createdOn - left.createdOn,
    );
    const world = worldOf(context);
    const { dispatcher } = demoUsers;
    world.resolveAs(
      dispatcher,
      others.slice(0, 4).map(({ id }) => id),
    );
    await waitFor(() => expect(toggle).toHaveTextContent(/^One of 3 repeats/), patient);
    world.resolveAs(dispatcher, [own?.id ?? '']);
    await waitFor(() => expect(toggle).toHaveTextContent(/^2 repeats are unresolved/), patient);
    await expect(preview.getByRole('button', { name: 'Mark all 2 resolved' })).toBeVisible();
    world.resolveAs(
      dispatcher,
      others.slice(4).map(({ id }) => id),
    );
    await waitFor(() => expect(toggle).toHaveTextContent('No other repeat is unresolved'), patient);
  },
};

/** AC-851: Users who only look see the repeats, and have nothing to settle them with. */
export const LooksOnly: Story = {
  parameters: {
    pantau: {
      user: { ...looking, scopes: looking.scopes.filter((scope) => scope !== scopes.alertAction) },
    },
  },
  play: async (context) => {
    const { preview } = await expandIn(context);
    await expect(preview.queryByRole('button', { name: /Mark all/ })).toBeNull();
  },
};

/** AC-850: An alert that repeats no other one says nothing. */
export const NoRepeat: Story = {
  parameters: { world: { scenario: 'empty', prepare: (world: MemoryWorld) => world.arrive({}) } },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await preview.findByRole('heading', { name: 'History' });
    await expect(preview.queryByText(/repeat/)).toBeNull();
  },
};
