import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoUsers } from '../../adapters/memory/index.ts';
import { isUnresolved } from '../../engine/alert/alert.ts';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import { loaded, rowsIn } from '../../testing/stories/panel-story.tsx';
import { storyClips } from '../../testing/stories/story-clips.ts';
import { StoryFrame, evidenceOf, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { WorldControls } from '../../testing/stories/world-controls.tsx';
import css from '../../testing/stories/world-controls.module.css';
import { AlertPanel } from './alert-panel.tsx';

/** The panel on a company in memory, whose alerts, connection, colleagues, cameras and server the reviewer controls. */
const meta = {
  title: 'Alert centre/Panel/Interactive',
  id: 'alert-centre-interactive',
  component: AlertPanel,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(demoUsers.manager), timeZone: 'Asia/Jakarta' },
    evidence: { clipFiles: storyClips.plays, clipStartsBefore: 2_000 },
  },
  args: { display: 'inline' },
  render: (args, context) => (
    <StoryFrame loaded={context.loaded}>
      <div className={css.page}>
        <div className={css.panel}>
          <AlertPanel {...args} />
        </div>
        <WorldControls world={worldOf(context)} evidence={evidenceOf(context)} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const press = async (
  { canvasElement }: PlayContext,
  group: string,
  name: string,
): Promise<void> => {
  const part = within(canvasElement).getByRole('group', { name: group });
  await userEvent.click(within(part).getByRole('button', { name }));
};

/** Press the buttons beside the panel, and watch what it does. */
export const World: Story = { play: loaded };

/** WB-28: A burst is counted, and the connection can be lost and restored. */
export const BurstAndConnection: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const view = within(context.canvasElement);
    await loaded(context);
    const before = worldOf(context).alerts().length;
    await press(context, 'Alerts', '500 arrive');
    await expect(worldOf(context).alerts()).toHaveLength(before + 500);
    await view.findAllByText(/^99\+/);
    await press(context, 'Connection', 'Drop it');
    await view.findByText(/^(Reconnecting|Disconnected)/);
    await press(context, 'Connection', 'Restore it');
    await view.findByText('Live');
  },
};

/** WB-28: A colleague opens and resolves the newest alert. */
export const AnotherOperator: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvasElement } = context;
    const textOf = (id: string) =>
      canvasElement.querySelector(`[data-alert-id="${id}"]`)?.textContent;
    await loaded(context);
    const newest = worldOf(context).alerts().find(isUnresolved)?.id ?? '';
    await press(context, 'Another operator', 'Opens the newest alert');
    await waitFor(() => expect(textOf(newest)).toContain('Budi'));
    await press(context, 'Another operator', 'Resolves the newest alert');
    await waitFor(() => expect(textOf(newest)).toContain('Resolved, Budi Santoso'));
  },
};

/** WB-28: The server refuses the next action, and the panel says so. */
export const ServerFails: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const page = within(context.canvasElement.ownerDocument.body);
    await loaded(context);
    await press(context, 'Server', 'Refuses the next action');
    const [row] = rowsIn(context.canvasElement);
    if (row === undefined) throw new Error('The list is empty');
    await userEvent.hover(row);
    await userEvent.click(within(row).getByRole('button', { name: /^Mark resolved/ }));
    await sayYes(page, 'Mark as resolved?');
    await page.findAllByText(/^Server error/);
  },
};
