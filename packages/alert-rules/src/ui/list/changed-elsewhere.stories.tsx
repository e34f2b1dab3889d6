import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { draftOf, inputOf } from '../../engine/form/rule-draft.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import { cellIn, gridIn, page, rowNamed, seen, toastShown } from '../../testing/rule-list-story.ts';
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
      <Button onClick={() => setRevision((count) => count + 1)}>Saved elsewhere</Button>
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

const third = createStorySources();

/** AR-93: Switching a rule that somebody else has changed meanwhile says so, and shows the rule as it is now. */
export const SwitchesChanged: Story = {
  tags: ['behaviour'],
  args: { source: third.rules },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    await rename(third.rules);
    await userEvent.click(within(rowNamed(grid, label)).getByRole('switch'));
    await toastShown(`Somebody else has changed “${renamed}” meanwhile. Its new state is shown.`);
    await waitFor(() => expect(rowNamed(grid, renamed)).not.toBe(grid), seen);
  },
};

const fourth = createStorySources();

/** AR-93: Switching a rule that somebody else has deleted meanwhile says so, and the rule leaves the list. */
export const SwitchesDeleted: Story = {
  tags: ['behaviour'],
  args: { source: fourth.rules },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const { rules } = await fourth.rules.list({ page: 1, show: 100 });
    const ids = rules.filter((rule) => rule.label === label).map(({ id }) => id);
    await fourth.rules.removeMany({ mode: 'only', ids });
    await userEvent.click(within(rowNamed(grid, label)).getByRole('switch'));
    await toastShown(`Somebody else has deleted “${label}” meanwhile.`);
    await waitFor(() => expect(rowNamed(grid, label)).toBe(grid), seen);
  },
};

const fifth = createStorySources();
/** The same rules, as if another user had changed them last. */
const byTono: AlertRuleSource = {
  ...fifth.rules,
  get: async (id, signal) => ({
    ...(await fifth.rules.get(id, signal)),
    updatedBy: { id: '77', name: 'Tono' },
  }),
};

/** AR-93: Switching a rule that somebody else has switched meanwhile names them. */
export const SwitchedAlready: Story = {
  tags: ['behaviour'],
  args: { source: byTono },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const row = rowNamed(grid, label);
    const isOn = within(row).getByRole('switch').getAttribute('aria-checked') === 'true';
    const { rules } = await fifth.rules.list({ page: 1, show: 100 });
    const ids = rules.filter((rule) => rule.label === label).map(({ id }) => id);
    await fifth.rules.updateMany({ mode: 'only', ids }, { isActive: !isOn });
    await userEvent.click(within(row).getByRole('switch'));
    await toastShown(`Tono had already ${isOn ? 'deactivated' : 'activated'} “${label}”.`);
    await expect(within(cellIn(row, 'isActive')).getByRole('switch')).toHaveAttribute(
      'aria-checked',
      String(!isOn),
    );
  },
};

const sixth = createStorySources();

/** AR-93: Switching a rule that nobody else has changed says nothing, also when it is switched twice at once. */
export const SwitchesOwn: Story = {
  tags: ['behaviour'],
  args: { source: sixth.rules },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const toggle = within(rowNamed(grid, label)).getByRole('switch');
    const before = toggle.getAttribute('aria-checked');
    const update = fn(sixth.rules.updateMany);
    sixth.rules.updateMany = update;
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2), seen);
    await Promise.all(update.mock.results.map(({ value }) => value as Promise<number>));
    const { rules } = await sixth.rules.list({ page: 1, show: 100 });
    const stored = rules.find((rule) => rule.label === label);
    await expect(String(stored?.isActive)).toBe(before);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-checked', before ?? ''));
    await expect(page.queryByText(/Somebody else|had already/)).toBeNull();
  },
};
