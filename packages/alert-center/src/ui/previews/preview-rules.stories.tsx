import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { MemoryWorld } from '../../adapters/memory/index.ts';
import { PreviewStory, openPreviewOf } from '../../testing/stories/preview-card.tsx';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { PreviewContent } from './preview-content.tsx';

const opened = fn();

const reportedBy =
  (...alertRuleIds: readonly string[]) =>
  (world: MemoryWorld): void =>
    void world.arrive({ alertCode: 8, alertRuleIds });

const meta = {
  title: 'Alert centre/Preview/Alert rules',
  component: PreviewContent,
  loaders: [storyWorld],
  parameters: {
    world: { scenario: 'empty', prepare: reportedBy('11') },
    docs: { story: { inline: false, height: 720 } },
  },
  args: { view: undefined as never },
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} onOpenRule={opened} />,
  beforeEach: () => {
    opened.mockClear();
  },
} satisfies Meta<typeof PreviewContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AR-92: The rule that reported the alert opens through the host. */
export const OpensTheRule: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await userEvent.click(await preview.findByRole('button', { name: 'Open the alert rule' }));
    await expect(opened).toHaveBeenCalledWith('11');
  },
};

/** AR-92: Each of several rules opens. */
export const SeveralRules: Story = {
  parameters: { world: { scenario: 'empty', prepare: reportedBy('11', '12') } },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await userEvent.click(await preview.findByRole('button', { name: 'Open rule 2 of 2' }));
    await expect(opened).toHaveBeenCalledWith('12');
  },
};

/** AR-92: A host that opens no rules has no such button. */
export const WithoutTheHost: Story = {
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} />,
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await preview.findByRole('heading', { name: 'History' });
    await expect(preview.queryByRole('button', { name: /alert rule/ })).toBeNull();
  },
};
