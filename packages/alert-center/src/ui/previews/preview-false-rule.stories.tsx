import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { MemoryWorld } from '../../adapters/memory/index.ts';
import { PreviewStory, openPreviewOf } from '../../testing/stories/preview-card.tsx';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { PreviewContent } from './preview-content.tsx';

const opened = fn();

/** An alert of a rule with further alerts, of which as many are false. */
const ofRule =
  (total: number, falseAlerts: number) =>
  (world: MemoryWorld): void => {
    for (let index = 1; index < total; index += 1) {
      const createdOn = world.now() - index * 3_600_000;
      const falseAlert = index <= falseAlerts;
      world.arrive({ alertCode: 8, alertRuleIds: ['11'], createdOn, falseAlert });
    }
    world.arrive({ alertCode: 8, alertRuleIds: ['11'] });
  };

/** An alert that two rules reported, of which the second is often false. */
function ofSecondRule(world: MemoryWorld): void {
  ofRule(13, 8)(world);
  world.arrive({ alertCode: 8, alertRuleIds: ['12', '11'], createdOn: world.now() + 1_000 });
}

const meta = {
  title: 'Alert centre/Preview/Rule that is often false',
  id: 'alert-centre-preview-of-a-rule-that-is-often-false',
  component: PreviewContent,
  loaders: [storyWorld],
  parameters: {
    world: { scenario: 'empty', prepare: ofRule(13, 8) },
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

/** AC-848: The preview says that the rule is false too often, with the numbers behind it. */
export const OftenFalse: Story = {
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    const notice = await preview.findByText(/This rule: 61% false in 7 days/);
    await expect(notice).toHaveTextContent('(8 of 13 alerts)');
  },
};
export const OftenFalseDark: Story = { ...OftenFalse, globals: { theme: 'dark' } };
export const OftenFalseIndonesian: Story = {
  globals: { locale: 'id' },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await expect(
      await preview.findByText(/Aturan ini: 61% alarm palsu dalam 7 hari/),
    ).toHaveTextContent('(8 dari 13 peringatan)');
  },
};

/** AC-848: Of several rules, the number says which one is meant: that of its link. */
export const OneOfSeveralRules: Story = {
  parameters: { world: { scenario: 'empty', prepare: ofSecondRule } },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await preview.findByText(/^Rule 2 of 2: 61% false in 7 days/);
    await userEvent.click(preview.getByRole('button', { name: 'Open rule 2 of 2' }));
    await userEvent.click(preview.getByRole('button', { name: 'Thresholds of the rule' }));
    await expect(opened.mock.calls).toEqual([['11'], ['11']]);
  },
};
export const OneOfSeveralRulesIndonesian: Story = {
  ...OneOfSeveralRules,
  globals: { locale: 'id' },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await preview.findByText(/^Aturan 2 dari 2: 61% alarm palsu dalam 7 hari/);
  },
};

/** AC-848: The rule's thresholds open through the host. */
export const OpensTheThresholds: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await userEvent.click(await preview.findByRole('button', { name: 'Thresholds of the rule' }));
    await expect(opened).toHaveBeenCalledWith('11');
  },
};

/** AC-848: Where the host opens no rules, or not for this user, it is a notice only. */
export const WithoutTheHost: Story = {
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} />,
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await preview.findByText(/61% false/);
    await expect(preview.queryByRole('button', { name: /Thresholds/ })).toBeNull();
  },
};

/** AC-848: A rule that is seldom false says nothing. */
export const SeldomFalse: Story = {
  parameters: { world: { scenario: 'empty', prepare: ofRule(13, 6) } },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await preview.findByRole('heading', { name: 'History' });
    await expect(preview.queryByText(/This rule:/)).toBeNull();
  },
};

/** AC-849: A preview whose source does not answer shows everything else. */
export const NotCounted: Story = {
  parameters: {
    world: {
      scenario: 'empty',
      prepare: (world: MemoryWorld): void => {
        ofRule(13, 8)(world);
        world.failNext('listFalseRules', new PantauError('server'), 1);
      },
    },
  },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await preview.findByRole('heading', { name: 'History' });
    await expect(preview.queryByText(/This rule:/)).toBeNull();
  },
};
