import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { MemoryAlertSource, MemoryWorld } from '../../adapters/memory/index.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from './alert-center.tsx';

const onError = fn();

const meta = {
  title: 'Alert centre/Widget/Host content',
  id: 'alert-centre-host-content',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 } },
  args: { source: undefined as never, display: 'inline', onError },
  beforeEach: () => {
    onError.mockClear();
  },
  render: (args, { loaded }) => (
    <div style={{ height: 640 }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Overlays are in the layer beside the panel. */
const pageOf = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);

const openPreview = async (context: PlayContext) => {
  await listsLoaded(context.canvasElement);
  const page = pageOf(context);
  const [row] = await page.findAllByRole('button', { name: /^(Urgent|Mendesak), / });
  await userEvent.click(row as HTMLElement);
  await page.findByRole('heading', { name: /^(History|Riwayat)$/ });
  return page;
};

const sections = [
  {
    id: 'garage',
    title: 'Garage',
    render: () => (
      <p style={{ margin: 0 }}>
        Next service in 1,200 km <button type="button">Book</button>
      </p>
    ),
  },
  { id: 'none', title: 'Nothing about this alert', render: () => null },
];

/** EM-69: Sections of the host in a preview; one without content is not shown. */
export const SectionInPreview: Story = {
  args: { previewSections: sections },
  play: async (context) => {
    const page = await openPreview(context);
    const heading = await page.findByRole('heading', { name: 'Garage' });
    await expect(within(heading.parentElement as HTMLElement).getByText(/1,200 km/)).toBeVisible();
    await expect(page.queryByText('Nothing about this alert')).toBeNull();
  },
};
export const SectionInPreviewDark: Story = {
  args: { previewSections: sections },
  globals: { theme: 'dark', locale: 'id' },
  play: async (context) => void (await openPreview(context)),
};

const faulty = (): never => {
  throw new Error('A fault of the host');
};

/** EM-68: A section that throws says so in its place, and takes nothing else with it. */
export const FaultySection: Story = {
  args: {
    previewSections: [{ id: 'garage', title: 'Garage', render: faulty }, ...sections.slice(1)],
  },
  tags: ['behaviour'],
  play: async (context) => {
    const page = await openPreview(context);
    await page.findByText('This part cannot be shown.');
    await expect(page.getByRole('button', { name: 'Mark resolved' })).toBeVisible();
    await expect(onError).toHaveBeenCalledOnce();
  },
};

/** EM-68: Where the host's functions throw, our own content is shown, and each is reported once. */
export const FaultyFunctions: Story = {
  args: {
    renderRow: () => faulty(),
    renderHeader: () => faulty(),
    renderFooter: () => faulty(),
  },
  tags: ['behaviour'],
  play: async (context) => {
    const page = pageOf(context);
    await listsLoaded(context.canvasElement);
    await page.findByRole('heading', { name: 'Alert centre' });
    await page.findByText(/^Last \d+ hours/);
    const [row, next] = await page.findAllByRole('button', { name: /^Urgent, Unread/ });
    (row as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(next).toHaveFocus();
    await expect(onError).toHaveBeenCalledTimes(3);
  },
};

const own = (text: string): ReactElement => <strong>{text}</strong>;

/** EM-70: The host's bell, title and footer. Names for screen readers stay. */
export const BellTitleAndFooter: Story = {
  args: {
    display: undefined,
    renderBell: ({ counts }) => own(`Inbox ${counts.isKnown ? counts.total : ''}`),
    renderHeader: ({ counts }) => own(`Incidents of Kirana (${counts.total})`),
    renderFooter: ({ connection }) => own(`Kirana Trans, ${connection.state}`),
  },
  play: async (context) => {
    const page = pageOf(context);
    const bell = await page.findByRole('button', { name: /^Alert centre, \d/ });
    await expect(bell).toHaveTextContent(/Inbox \d/);
    await userEvent.click(bell);
    const panel = within(await page.findByRole('dialog', { name: 'Alert centre' }));
    await panel.findByText(/^Incidents of Kirana \(\d+\)$/);
    await panel.findByText('Kirana Trans, live');
    await expect(panel.getByRole('heading', { name: 'Alert centre' })).toBeInTheDocument();
  },
};

/** EM-70: The host's content in place of lists that could not be loaded, with a way to try again. */
export const ErrorOfTheHost: Story = {
  args: {
    renderError: ({ error, retry }) => (
      <p style={{ margin: 0, padding: 16 }}>
        Not available ({error?.kind}){' '}
        <button type="button" onClick={retry}>
          Once more
        </button>
      </p>
    ),
  },
  parameters: {
    world: {
      prepare: (world: MemoryWorld) =>
        world.failNext('listAlerts', new PantauError('forbidden', { status: 403 }), 2),
    },
  },
  play: async (context) => {
    const page = pageOf(context);
    await page.findByText(/^Not available \(forbidden\)/);
    await userEvent.click(page.getByRole('button', { name: 'Once more' }));
    await page.findAllByRole('button', { name: /^Urgent, Unread/ });
  },
};
