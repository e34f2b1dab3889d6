import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AlertRuleSummary } from '../../engine/rules/rule.ts';
import { gridIn, rowNamed, rowsIn, seen } from '../../testing/rule-list-story.ts';
import { createStorySources, storyTimeZone } from '../../testing/story-world.ts';
import { AlertRuleList } from './alert-rule-list.tsx';

const { rules: source, clock } = createStorySources();

/** The link of a row is made each time that the row is rendered. */
const onLink = fn();

/** A host that opens a rule over the list, with new functions on each render. */
function Host(): ReactElement {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div style={{ height: 640 }}>
      <AlertRuleList
        source={source}
        onOpen={({ label }) => setOpen(label)}
        onCreate={() => setOpen('')}
        ruleHref={(rule: AlertRuleSummary) => {
          onLink(rule.label);
          return `#rule-${rule.id}`;
        }}
      />
      {open !== null && (
        <button type="button" onClick={() => setOpen(null)}>
          Close {open}
        </button>
      )}
    </div>
  );
}

const meta = {
  title: 'Alert rules/List renders',
  tags: ['!autodocs', 'behaviour'],
  component: Host,
  parameters: { pantau: { clock, timeZone: storyTimeZone } },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

const label = 'Tombol darurat';
const renderedRows = (): readonly unknown[] => [
  ...new Set(onLink.mock.calls.map(([rendered]: unknown[]) => rendered)),
];

/** AR-88: Opening and closing a rule over the list renders no row. */
export const OpensOver: Story = {
  async play({ canvasElement, canvas }) {
    const grid = await gridIn(canvasElement);
    await expect(renderedRows().length).toBe(rowsIn(grid).length);
    const link = within(rowNamed(grid, label)).getByRole('link', { name: label });
    // The first time loads the actions of the rows.
    for (let time = 0; time < 2; time += 1) {
      onLink.mockClear();
      await userEvent.click(link);
      await userEvent.click(await canvas.findByRole('button', { name: `Close ${label}` }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Close/ })).toBeNull());
    }
    // The row itself may be rendered, as it has the focus.
    await expect(renderedRows().filter((rendered) => rendered !== label)).toEqual([]);
  },
};

/** AR-88: Activating or deactivating a rule renders its row only. */
export const TogglesOne: Story = {
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const toggle = within(rowNamed(grid, label)).getByRole('switch');
    toggle.focus();
    // Tab leads to the row in focus, so the row that it led to before is rendered once.
    await waitFor(() =>
      expect(rowNamed(grid, label).querySelector('[role="gridcell"][tabindex="0"]')).not.toBeNull(),
    );
    onLink.mockClear();
    const was = toggle.getAttribute('aria-checked');
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).not.toBe(was));
    await waitFor(() => expect(renderedRows()).toEqual([label]), seen);
  },
};
