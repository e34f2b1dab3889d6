import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { watchRows } from '../../testing/stories/watch-rows.ts';
import { AlertPanel } from './alert-panel.tsx';

const meta = {
  title: 'Alert centre/Panel/Rows stay in trouble',
  component: AlertPanel,
  tags: ['!autodocs', 'behaviour'],
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 } },
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

const patient = { timeout: 15_000 };

const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== null && element.contains(at);
};

/** The pointer rests on a row while the connection is lost and comes back. */
async function losesConnection(context: PlayContext, lost: RegExp, tryNow: string): Promise<void> {
  const { canvasElement } = context;
  await listsLoaded(canvasElement);
  const world = worldOf(context);
  const panel = within(canvasElement);
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull(), patient);
  const row = canvasElement.querySelectorAll<HTMLElement>('[data-alert-id]')[1] as HTMLElement;
  await userEvent.hover(row);
  const watch = watchRows(canvasElement);
  world.disconnect();
  await panel.findByText(lost, {}, patient);
  await expect(isOnTop(panel.getByRole('button', { name: tryNow }))).toBe(true);
  await expect(isOnTop(row)).toBe(true);
  await expect(watch.moved()).toBe(0);
  world.reconnect();
  await waitFor(() => expect(panel.queryByText(lost)).toBeNull(), patient);
  await expect(watch.moved()).toBe(0);
  watch.stop();
}

/** AC-394 */
export const ConnectionLostAndRestored: Story = {
  tags: ['behaviour'],
  play: (context) => losesConnection(context, /^Disconnected\.$/, 'Try now'),
};

/** AC-394: On a phone, in the language with the longer text. */
export const ConnectionLostOnAPhone: Story = {
  globals: { locale: 'id' },
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 360, flush: true },
  },
  play: (context) => losesConnection(context, /^Koneksi terputus\.$/, 'Coba sekarang'),
};

/** The banner and the bulk bar are both in use while the connection is lost. */
async function losesConnectionWhileSelecting(
  context: PlayContext,
  lost: RegExp,
  [tryNow, resolve]: readonly [string, string],
): Promise<void> {
  const { canvasElement } = context;
  await listsLoaded(canvasElement);
  const world = worldOf(context);
  const panel = within(canvasElement);
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull(), patient);
  await userEvent.click(panel.getAllByRole('checkbox')[0] as HTMLElement);
  const act = await panel.findByRole('button', { name: resolve }, patient);
  const watch = watchRows(canvasElement);
  world.disconnect();
  await panel.findByText(lost, {}, patient);
  const retry = panel.getByRole('button', { name: tryNow });
  await waitFor(() => expect([isOnTop(retry), isOnTop(act)]).toEqual([true, true]));
  const banner = (retry.parentElement as HTMLElement).getBoundingClientRect();
  await expect(act.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner.top);
  await expect(watch.moved()).toBe(0);
  watch.stop();
}

/** AC-434 */
export const ConnectionLostWithSelection: Story = {
  globals: { theme: 'dark' },
  tags: ['behaviour'],
  play: (context) =>
    losesConnectionWhileSelecting(context, /^Disconnected\.$/, ['Try now', 'Resolve']),
};

/** AC-434: On a phone, in the language with the longer text. */
export const ConnectionLostWithSelectionOnAPhone: Story = {
  ...ConnectionLostOnAPhone,
  tags: ['behaviour'],
  play: (context) =>
    losesConnectionWhileSelecting(context, /^Koneksi terputus\.$/, ['Coba sekarang', 'Selesai']),
};

/** AC-394: The notice is in the heading of the section. */
export const RefreshFailed: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvasElement } = context;
    await listsLoaded(canvasElement);
    const world = worldOf(context);
    const panel = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull(), patient);
    const row = canvasElement.querySelectorAll<HTMLElement>('[data-alert-id]')[1] as HTMLElement;
    await userEvent.hover(row);
    const watch = watchRows(canvasElement);
    world.failNext('listAlerts', new PantauError('server', { status: 503 }), 1_000);
    world.failNext('missedSince', new PantauError('server', { status: 503 }), 1_000);
    world.disconnect();
    await waitFor(() => expect(panel.queryByText('Live')).not.toBeInTheDocument());
    // Missed changes cannot be requested.
    world.arrive({ alertCode: 49 });
    world.reconnect();
    const [notice] = await panel.findAllByText('This list could not be refreshed.', {}, patient);
    await expect(isOnTop(notice as HTMLElement)).toBe(true);
    await expect(watch.moved()).toBe(0);
    watch.stop();
  },
};
