import { scopes } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryAlertSource, demoUsers } from '../../adapters/memory/index.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { SETTLED_PREVIEW_MS } from '../../engine/alert/limits.ts';
import { idOf, windowsOf } from '../../testing/stories/preview-page.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
const user = storyUser(demoUsers.manager, [scopes.autoPopupUrgentAlert]);

/** Previews of this code open by themselves. */
const autoOpenCode = 1;

const meta = {
  title: 'Alert centre/Preview/Windows settled by a colleague',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: {
    pantau: { user, timeZone: 'Asia/Jakarta', clock },
    world: { clock, latencyMs: 2, scenario: 'quiet' },
  },
  args: { source: undefined as never, display: 'inline' },
  render: (args, { loaded }) => (
    <div style={{ width: 420, maxWidth: '100%', height: 500, marginInlineStart: 'auto' }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const until = (check: () => Promise<void>): Promise<void> =>
  waitFor(
    async () => {
      await clock.advance(20);
      await check();
    },
    { timeout: 10_000 },
  );

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    await clock.advance(500);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

const openIds = (context: PlayContext): readonly string[] => windowsOf(context).map(idOf);
const windowOf = (context: PlayContext, id: string): HTMLElement =>
  windowsOf(context).find((one) => idOf(one) === id) as HTMLElement;

/** Three previews have opened by themselves; a colleague resolves the first two. */
async function settleTwo(context: PlayContext) {
  const world = worldOf(context);
  const page = context.canvasElement.ownerDocument;
  await until(() => expect(page.querySelector('[data-urgency]')).not.toBeNull());
  await until(() => expect(page.querySelectorAll('[data-alert-id]').length).toBeGreaterThan(0));
  const ids = [1, 2, 3].map(() => world.arrive({ alertCode: autoOpenCode }).id);
  const [one = '', other = '', open = ''] = ids;
  await until(() => expect(openIds(context).toSorted()).toEqual(ids.toSorted()));
  world.resolveAs(demoUsers.dispatcher, [one, other]);
  return { world, one, other, open };
}

const texts = {
  en: { by: /^Resolved, Budi Santoso/, closes: /, closes by itself$/ },
  id: { by: /^Selesai, Budi Santoso/, closes: /, menutup sendiri$/ },
};

const closes =
  (locale: keyof typeof texts): NonNullable<Story['play']> =>
  async (context) => {
    const { one, other, open } = await settleTwo(context);
    for (const id of [one, other]) {
      const settled = within(windowOf(context, id));
      await until(() => expect(settled.getByTitle(texts[locale].by)).toBeInTheDocument());
      await expect(settled.getByText(texts[locale].closes)).toBeInTheDocument();
    }
    await expect(within(windowOf(context, open)).queryByText(texts[locale].closes)).toBeNull();
    await pass(SETTLED_PREVIEW_MS - 3_000);
    await expect(openIds(context)).toHaveLength(3);
    await pass(5_000);
    await until(() => expect(openIds(context)).toEqual([open]));
  };

/** AC-544: Windows that nobody used close 10 s after a colleague has settled their alerts; they say so before. */
export const Closes: Story = { play: closes('en') };

/** AC-544: The same in Indonesian, dark. */
export const ClosesInIndonesianDark: Story = {
  globals: { locale: 'id', theme: 'dark' },
  play: closes('id'),
};

/** AC-544: A window under the pointer stays, and one that the user has used stays for good. */
export const StaysWhileInUse: Story = {
  play: async (context) => {
    const { one, other, open } = await settleTwo(context);
    await userEvent.click(within(windowOf(context, one)).getByRole('heading', { level: 2 }));
    await userEvent.hover(windowOf(context, other));
    await pass(SETTLED_PREVIEW_MS * 2);
    await expect(openIds(context).toSorted()).toEqual([one, other, open].toSorted());
    await userEvent.hover(context.canvasElement);
    await pass(SETTLED_PREVIEW_MS + 3_000);
    await until(() => expect(openIds(context).toSorted()).toEqual([one, open].toSorted()));
  },
};

/** AC-544: An alert that is checked again in time keeps its window. */
export const StaysWhenCheckedAgain: Story = {
  play: async (context) => {
    const { world, one, other, open } = await settleTwo(context);
    await until(() =>
      expect(within(windowOf(context, one)).getByText(texts.en.closes)).toBeInTheDocument(),
    );
    const again = world.alert(one);
    if (again === undefined) throw new Error('The alert is gone');
    world.act(demoUsers.dispatcher, { type: 'checkAgain' }, targetAlerts([again]));
    await pass(SETTLED_PREVIEW_MS + 3_000);
    await until(() => expect(openIds(context).toSorted()).toEqual([one, open].toSorted()));
    await expect(openIds(context)).not.toContain(other);
  },
};
