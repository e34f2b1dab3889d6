import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { MemoryEvidenceSource, MemoryWorld } from '../../adapters/memory/index.ts';
import type { FleetOrderDetail } from '../../engine/alert/alert.ts';
import {
  PreviewStory,
  fleetTaskScopes,
  openPreviewOf,
  withScopes,
} from '../../testing/stories/preview-card.tsx';
import { evidenceOf } from '../../testing/stories/story-frame.tsx';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { PreviewContent } from './preview-content.tsx';

const opened = fn();
const reported = fn();

const detailAt = (now: number): FleetOrderDetail => ({
  location: 'Gudang Cikarang',
  totalFoDuration: 22_800,
  targetTime: now - 25 * 60_000,
  actualTime: now,
  estimatedTargetTime: now - 10 * 60_000,
  pointLocationName: 'Tol Jakarta–Cikampek KM 34',
  pointInKm: 3.4,
  plannedActivitiesDuration: 2_700,
});

const lateTask =
  (hasDetail: boolean) =>
  (world: MemoryWorld): void => {
    const now = world.clock.now();
    world.arrive({
      // Matches a rule of the story's company, so the alert is listed.
      alertCode: 138,
      alertRuleIds: ['11'],
      alertData: 'FO-000871,871,3',
      position: null,
      fleetOrder: {
        foNumber: 'FO-000871',
        foId: '871',
        logId: '3',
        detail: hasDetail ? detailAt(now) : null,
      },
    });
  };

/** The task, which the alert lacks, comes from the evidence source. */
const knows = (evidence: MemoryEvidenceSource): void => {
  const { readFleetOrder } = evidence;
  Object.assign(evidence, {
    readFleetOrder: async (...asked: Parameters<typeof readFleetOrder>) => {
      await readFleetOrder(...asked);
      return detailAt(Date.now());
    },
  });
};

const meta = {
  title: 'Alert centre/Preview/Fleet task',
  component: PreviewContent,
  loaders: [storyWorld],
  parameters: {
    pantau: { ...withScopes(...fleetTaskScopes), onError: reported },
    world: { scenario: 'empty', prepare: lateTask(true) },
    docs: { story: { inline: false, height: 720 } },
  },
  args: { view: undefined as never },
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} onOpenFleetTask={opened} />,
  beforeEach: () => {
    opened.mockClear();
    reported.mockClear();
  },
} satisfies Meta<typeof PreviewContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutDetail = { scenario: 'empty', prepare: lateTask(false) };

export const WithDetail: Story = {
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.getByRole('heading', { name: 'Fleet task FO-000871' })).toBeVisible();
    const facts = preview.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toContain('Gudang Cikarang');
    await expect(facts).toContain('Tol Jakarta–Cikampek KM 34, 3.4 km');
    await expect(facts).toContain('6 h 20 min');
    await expect(facts).toContain('45 min');
    await expect(evidenceOf(context).count('readFleetOrder')).toBe(0);
  },
};

export const WithDetailDarkInIndonesian: Story = {
  globals: { locale: 'id', theme: 'dark' },
};

/** AC-74: The fleet task opens by the second part of the alert's data. */
export const OpensTask: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await userEvent.click(preview.getByRole('button', { name: 'Open the task' }));
    await expect(opened).toHaveBeenCalledWith('871');
  },
};

export const WithoutTaskPage: Story = {
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} />,
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.getByText('Gudang Cikarang')).toBeVisible();
    await expect(preview.queryByRole('button', { name: 'Open the task' })).toBeNull();
  },
};

/** AC-30 */
export const WithoutAllFourScopes: Story = {
  parameters: { pantau: withScopes(...fleetTaskScopes.slice(1)), world: withoutDetail },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.queryByText(/FO-000871/)).toBeNull();
    await expect(preview.queryByText('Gudang Cikarang')).toBeNull();
    await expect(evidenceOf(context).count('readFleetOrder')).toBe(0);
  },
};

/** AC-96: Its space is reserved while it loads. */
export const DetailLoading: Story = {
  parameters: {
    world: withoutDetail,
    evidence: {
      prepare: (evidence: MemoryEvidenceSource) => {
        evidence.hold('readFleetOrder');
        knows(evidence);
      },
    },
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(await preview.findByText('Loading the task')).toBeVisible();
  },
};

/** AC-96: Nothing below moves when it loads. */
export const DetailLoads: Story = {
  ...DetailLoading,
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(await preview.findByText('Loading the task')).toBeVisible();
    const note = preview.getByRole('textbox', { name: 'Note' });
    const before = note.getBoundingClientRect().top;
    evidenceOf(context).release('readFleetOrder');
    await preview.findByText('Gudang Cikarang');
    await expect(note.getBoundingClientRect().top).toBe(before);
  },
};

/** AC-96 */
export const DetailFailed: Story = {
  parameters: {
    world: withoutDetail,
    evidence: {
      prepare: (evidence: MemoryEvidenceSource) => {
        evidence.failNext('readFleetOrder');
        knows(evidence);
      },
    },
  },
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(await preview.findByText('The task could not be loaded.')).toBeVisible();
    await expect(reported).toHaveBeenCalledOnce();
    await userEvent.click(preview.getByRole('button', { name: 'Try again' }));
    await expect(await preview.findByText('Gudang Cikarang')).toBeVisible();
  },
};

/** An unknown task shows only its number. */
export const WithoutDetail: Story = {
  globals: { locale: 'id' },
  parameters: { world: withoutDetail },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(preview.getByRole('heading', { name: 'Fleet task FO-000871' })).toBeVisible();
  },
};
