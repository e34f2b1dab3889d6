import { PantauError } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectListsLoaded } from '../../testing/stories/lists-loaded.ts';
import { arriveThousand } from '../../testing/stories/panel-story.tsx';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';
import { AlertPanel } from '../panel/alert-panel.tsx';

/** Stands still until a story moves it on, so that what waits for the time waits for the story. */
const clock = createManualClock(Date.now());

/** Longer than a touch holds the list, and than it takes to notice that nothing does. */
const AT_REST_MS = 3_000;

const meta = {
  title: 'Alert centre/List/Alert list',
  id: 'alert-centre-list',
  component: AlertPanel,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420, clock },
    world: { clock, latencyMs: 0 },
  },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <div style={{ height: 720 }}>
        <AlertPanel />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Moves the time on until it is so. */
const until = (check: () => void | Promise<void>) =>
  waitFor(async () => {
    await clock.advance(100);
    await check();
  });

async function start(context: PlayContext) {
  const page = within(context.canvasElement.ownerDocument.body);
  const panel = within(context.canvasElement);
  await until(() => expectListsLoaded(context.canvasElement));
  const list = panel.getByRole('list', { name: 'urgent alerts' });
  const rows = () => within(list).getAllByRole('listitem');
  const first = rows()[0] as HTMLElement;
  const world = worldOf(context);
  const opener = first.querySelector<HTMLElement>(':scope > button') as HTMLElement;
  /** Two alerts arrive; the list must not move. */
  const twoArrive = async (): Promise<void> => {
    const top = first.getBoundingClientRect().top;
    const before = rows();
    world.arrive({ alertCode: 49 });
    world.arrive({ alertCode: 8 });
    await until(() => expect(panel.getByText('2 new alerts')).toBeInTheDocument());
    await expect(rows()).toEqual(before);
    await expect(first.getBoundingClientRect().top).toBe(top);
  };
  const areShown = () =>
    until(async () => {
      await expect(panel.queryByText('2 new alerts')).not.toBeInTheDocument();
      await expect(rows()[2]).toBe(first);
    });
  const stillWait = async (): Promise<void> => {
    await clock.advance(AT_REST_MS);
    await expect(panel.getByText('2 new alerts')).toBeInTheDocument();
  };
  return { page, panel, list, rows, first, opener, world, twoArrive, areShown, stillWait };
}

export const NewAlertsEnterOnTop: Story = {
  play: async (context) => {
    const { rows, first, world } = await start(context);
    const { id: alertId } = world.arrive({ alertCode: 49 });
    await until(() => expect(rows()[0]?.dataset['alertId']).toBe(alertId));
    await expect(rows()[1]).toBe(first);
    await expect(rows().length).toBe(20);
  },
};

/** AC-260: Also while the pointer rests. */
export const NewAlertsWaitWhilePointerIsInside: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { opener, twoArrive, stillWait, areShown } = await start(context);
    await userEvent.hover(opener);
    await twoArrive();
    await stillWait();
    await userEvent.unhover(opener);
    await areShown();
  },
};

export const NewAlertsWaitWhileTextIsSelected: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { list, twoArrive, stillWait, areShown } = await start(context);
    const selection = list.ownerDocument.getSelection();
    selection?.selectAllChildren(list);
    await waitFor(() => expect(selection?.isCollapsed).toBe(false));
    await twoArrive();
    await stillWait();
    selection?.removeAllRanges();
    await areShown();
  },
};

export const NewAlertsWaitWhileTypingNote: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, opener, twoArrive, stillWait, areShown } = await start(context);
    await userEvent.click(opener);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Note' }));
    await clock.advance(AT_REST_MS);
    await twoArrive();
    await stillWait();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await stillWait();
    await userEvent.unhover(opener);
    (opener.ownerDocument.activeElement as HTMLElement).blur();
    await areShown();
  },
};

/** AC-260 */
export const NewAlertsWaitWhileFocusIsInside: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { opener, twoArrive, stillWait, areShown } = await start(context);
    opener.focus();
    await userEvent.tab();
    await twoArrive();
    await stillWait();
    (opener.ownerDocument.activeElement as HTMLElement).blur();
    await areShown();
  },
};

export const OlderPagesStayUntilThePanelCloses: Story = {
  parameters: { world: { clock, latencyMs: 0, prepare: arriveThousand } },
  render: (_args, { loaded }) => <AlertCenter source={loaded['alerts'] as never} />,
  tags: ['behaviour'],
  play: async (context) => {
    const page = within(context.canvasElement.ownerDocument.body);
    const bell = await page.findByRole('button', { name: /^Alert centre/ });
    await until(() => expect(bell).toHaveAccessibleName(/99\+/));
    await userEvent.click(bell);
    const listOf = () => page.getByRole('list', { name: 'important alerts' });
    const count = () => within(listOf()).getAllByRole('listitem').length;
    await until(() => expect(count()).toBe(20));
    const scroller = listOf().closest<HTMLElement>('[data-urgency]') as HTMLElement;
    scroller.scrollTo({ top: scroller.scrollHeight });
    await until(() => expect(count()).toBe(40));
    scroller.scrollTo({ top: 0 });
    const { id: alertId } = worldOf(context).arrive({ alertCode: 9 });
    const newest = () => within(listOf()).getAllByRole('listitem')[0]?.dataset['alertId'];
    await clock.advance(AT_REST_MS);
    await until(() => expect(newest()).toBe(alertId));
    // The one that arrived has pushed none of the older ones out.
    await expect(count()).toBe(41);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('list')).not.toBeInTheDocument());
    await userEvent.click(bell);
    await until(() => expect(count()).toBe(20));
    await expect(newest()).toBe(alertId);
  },
};

const refused = new PantauError('forbidden', { status: 403 });

/** AC-31 */
export const FailedRefreshIsReportedAboveRows: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { panel, rows, world } = await start(context);
    world.failNext('listAlerts', refused, 2);
    await userEvent.click(panel.getByRole('switch', { name: 'Unresolved only' }));
    await until(() =>
      expect(panel.getAllByText('This list could not be refreshed.').length).toBe(2),
    );
    await expect(rows().length).toBeGreaterThan(0);
    await expect(panel.queryByText(/No urgent alerts|All alerts are settled/)).toBeNull();
    for (const retry of panel.getAllByRole('button', { name: 'Try again' })) {
      await userEvent.click(retry);
    }
    await until(() => expect(panel.queryByText('This list could not be refreshed.')).toBeNull());
  },
};

export const FailedMergeCanBeRetried: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { panel, rows, first, world } = await start(context);
    world.failNext('missedSince', refused);
    world.dropMessages(1);
    const missed = world.arrive({ alertCode: 49 });
    world.arrive({ alertCode: 8 });
    await until(() =>
      expect(panel.getAllByText('This list could not be refreshed.').length).toBe(2),
    );
    await expect(rows()).toContain(first);
    const retry = panel.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement;
    await userEvent.click(retry);
    // The simulated pointer does not notice that the button under it is gone.
    await userEvent.hover(first);
    await userEvent.unhover(first);
    await clock.advance(AT_REST_MS);
    await until(() => expect(panel.queryByText('This list could not be refreshed.')).toBeNull());
    await until(() => expect(rows().map((row) => row.dataset['alertId'])).toContain(missed.id));
  },
};

/** AC-32 */
export const FailedMergeIsNotEmpty: Story = {
  parameters: { world: { clock, latencyMs: 0, scenario: 'empty' } },
  tags: ['behaviour'],
  play: async (context) => {
    const panel = within(context.canvasElement);
    await until(() => expect(panel.getByText('No alerts in the last 48 hours')).toBeVisible());
    const world = worldOf(context);
    world.failNext('missedSince', refused);
    world.dropMessages(1);
    world.arrive({ alertCode: 49 });
    await until(() => expect(panel.getByText('Alerts could not be loaded')).toBeVisible());
    await expect(panel.queryByText(/No alerts|No urgent alerts/)).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await until(() => expect(panel.getAllByRole('listitem').length).toBe(1));
  },
};
