import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { draftOf, inputOf } from '../../engine/form/rule-draft.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import { gridIn, rowNamed, seen } from '../../testing/rule-list-story.ts';
import { createStorySources, storyTimeZone } from '../../testing/story-world.ts';
import { AlertRuleList } from './alert-rule-list.tsx';

const label = 'Tombol darurat';
const renamed = 'Tombol darurat, kota';

/** Another user renames the rule. */
async function rename(source: AlertRuleSource): Promise<string> {
  const { rules } = await source.list({ page: 1, show: 100 });
  const id = rules.find((rule) => rule.label === label)?.id ?? '';
  const rule = await source.get(id);
  await source.update(id, rule.version, { ...inputOf(draftOf(rule, null)), label: renamed });
  return id;
}

/** A host that says when a rule was saved elsewhere. */
function Host({ source }: { readonly source: AlertRuleSource }): ReactElement {
  const [revision, setRevision] = useState(0);
  return (
    <div style={{ height: 640 }}>
      <button type="button" onClick={() => setRevision((count) => count + 1)}>
        Saved elsewhere
      </button>
      <AlertRuleList source={source} revision={revision} />
    </div>
  );
}

const first = createStorySources();
const second = createStorySources();

const meta = {
  title: 'Alert rules/Changed elsewhere',
  component: Host,
  parameters: { pantau: { clock: first.clock, timeZone: storyTimeZone } },
  args: { source: first.rules },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AR-89: The list loads again when its host says that a rule was saved. */
export const Revision: Story = {
  async play({ canvasElement, canvas }) {
    const grid = await gridIn(canvasElement);
    await rename(first.rules);
    await userEvent.click(canvas.getByRole('button', { name: 'Saved elsewhere' }));
    await waitFor(() => expect(rowNamed(grid, renamed)).not.toBe(grid), seen);
  },
};

/** AR-90: Switching a rule that somebody else has renamed changes its state, and keeps the new name. */
export const KeepsOthersChange: Story = {
  args: { source: second.rules },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const id = await rename(second.rules);
    const { isActive, version } = await second.rules.get(id);
    await userEvent.click(within(rowNamed(grid, label)).getByRole('switch'));
    await waitFor(async () => {
      const stored = await second.rules.get(id);
      await expect([stored.label, stored.isActive]).toEqual([renamed, !isActive]);
      await expect(stored.version).toBeGreaterThan(version);
    }, seen);
  },
};
