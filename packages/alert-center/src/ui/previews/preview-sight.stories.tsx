import { scopes } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type MemoryAlertSource, demoUsers } from '../../adapters/memory/index.ts';
import { SEEN_AFTER_MS } from '../../engine/alert/limits.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const timeZone = 'Asia/Jakarta';
const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));
const user = storyUser(demoUsers.manager, [scopes.autoPopupUrgentAlert]);

/** Previews of this code open by themselves. */
const autoOpenCode = 6;
const emergencyCode = 1;

const meta = {
  title: 'Alert centre/Preview/Windows, seen',
  tags: ['!autodocs', 'behaviour'],
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: { pantau: { user, timeZone, clock }, world: { clock, latencyMs: 2 } },
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

const pageOf = ({ canvasElement }: PlayContext): Document => canvasElement.ownerDocument;

/** Moves the time in small steps, so that timers that React starts in between run, too. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await clock.advance(100);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** An alert arrives whose preview opens by itself. */
async function arriveAndOpen(context: PlayContext, alertCode = autoOpenCode): Promise<string> {
  const rows = () => pageOf(context).querySelectorAll('[data-alert-id]').length;
  await waitFor(async () => {
    await clock.advance(50);
    await expect(rows()).toBeGreaterThan(3);
  });
  const { id } = worldOf(context).arrive({ alertCode });
  await waitFor(
    async () => {
      await clock.advance(20);
      await expect(pageOf(context).querySelector(`[data-preview-window="${id}"]`)).not.toBeNull();
    },
    { timeout: 10_000 },
  );
  return id;
}

const rowState = (context: PlayContext, id: string): string | undefined =>
  pageOf(context).querySelector<HTMLElement>(`[data-alert-id="${id}"]`)?.dataset['attention'];

/** Covers part of the page, as a window of the host may. */
function cover(context: PlayContext, over: Element | null): () => void {
  const page = pageOf(context);
  const { left = 0, top = 0 } = over?.getBoundingClientRect() ?? {};
  const blanket = page.createElement('div');
  blanket.dataset['blanket'] = '';
  Object.assign(blanket.style, {
    position: 'fixed',
    zIndex: '2147483647',
    left: `${left}px`,
    top: `${top}px`,
    width: '60px',
    height: '60px',
    background: 'slategrey',
  });
  page.body.append(blanket);
  return () => blanket.remove();
}

/** AC-201: An uncovered preview in front marks its alert as read after one second, not before. */
export const ReadOnceSeen: Story = {
  play: async (context) => {
    const id = await arriveAndOpen(context);
    await expect(worldOf(context).alert(id)?.read).toBe(false);
    await expect(rowState(context, id)).toBe('unread');
    await pass(SEEN_AFTER_MS + 500);
    await waitFor(() => expect(worldOf(context).alert(id)?.read).toBe(true));
    await waitFor(() => expect(rowState(context, id)).toBe('read'));
  },
};

/** AC-201, AC-868: In front of an empty chair, an emergency stays unread until somebody uses its preview. */
export const EmergencyUnreadUntilUsed: Story = {
  play: async (context) => {
    const id = await arriveAndOpen(context, emergencyCode);
    await pass(10 * SEEN_AFTER_MS);
    await expect(worldOf(context).alert(id)?.read).toBe(false);
    await expect(rowState(context, id)).toBe('unread');
    pageOf(context).querySelector<HTMLElement>(`[data-preview-window="${id}"]`)?.focus();
    await pass(SEEN_AFTER_MS);
    await waitFor(() => expect(worldOf(context).alert(id)?.read).toBe(true));
  },
};

/** AC-201: While something covers the bar, even a corner of it, the alert stays unread. */
export const UnreadWhileCovered: Story = {
  play: async (context) => {
    const id = await arriveAndOpen(context);
    const bar = pageOf(context).querySelector(`[data-preview-window="${id}"] [data-preview-bar]`);
    const uncover = cover(context, bar);
    try {
      await pass(5 * SEEN_AFTER_MS);
      await expect(worldOf(context).alert(id)?.read).toBe(false);
      await expect(rowState(context, id)).toBe('unread');
    } finally {
      uncover();
    }
    await pass(SEEN_AFTER_MS + 500);
    await waitFor(() => expect(worldOf(context).alert(id)?.read).toBe(true));
  },
};

/** AC-201: On a hidden page nothing is seen. */
export const UnreadOnAHiddenPage: Story = {
  play: async (context) => {
    const page = pageOf(context);
    const setVisibility = (state: DocumentVisibilityState | null): void => {
      if (state === null) Reflect.deleteProperty(page, 'visibilityState');
      else Object.defineProperty(page, 'visibilityState', { value: state, configurable: true });
      page.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      setVisibility('hidden');
      const id = await arriveAndOpen(context);
      await pass(5 * SEEN_AFTER_MS);
      await expect(worldOf(context).alert(id)?.read).toBe(false);
      setVisibility(null);
      await pass(SEEN_AFTER_MS + 500);
      await waitFor(() => expect(worldOf(context).alert(id)?.read).toBe(true));
    } finally {
      setVisibility(null);
    }
  },
};
