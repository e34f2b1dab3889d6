import { createMemoryAddress } from '@pantau/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AlertRuleSummary } from '../../engine/rules/rule.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import {
  cellIn,
  gridIn,
  page,
  rowNamed,
  rowsIn,
  seen,
  toastShown,
} from '../../testing/rule-list-story.ts';
import { createStorySources, storyTimeZone } from '../../testing/story-world.ts';
import { AlertRuleList } from './alert-rule-list.tsx';

const { rules: source, clock } = createStorySources();

const meta = {
  title: 'Alert rules/List changes',
  tags: ['!autodocs', 'behaviour'],
  component: AlertRuleList,
  parameters: { pantau: { clock, timeZone: storyTimeZone } },
  args: { source },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AlertRuleList>;

export default meta;
type Story = StoryObj<typeof meta>;

const everyRule = async ({ list }: AlertRuleSource): Promise<readonly AlertRuleSummary[]> =>
  (await list({ page: 1, show: 100 })).rules;

/** The first of these rules that is in the list. */
const shownOf = (grid: HTMLElement, rules: readonly AlertRuleSummary[]): AlertRuleSummary =>
  rules.find(({ label }) => rowNamed(grid, label) !== grid) as AlertRuleSummary;

async function chooseInBar(root: HTMLElement, name: string): Promise<void> {
  const bar = await within(root).findByRole('group', { name: /^Actions for/ }, seen);
  await userEvent.click(within(bar).getByRole('button', { name }));
}

async function chooseInRow(row: HTMLElement, name: string): Promise<void> {
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await page.findByRole('menuitem', { name }, seen));
}

const subscribing = createStorySources();

/** AR-34: Subscribing to several rules, and ending it for one, changes the user's own subscriptions. */
export const Subscribes: Story = {
  args: { source: subscribing.rules },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const before = await everyRule(subscribing.rules);
    const wanted = shownOf(
      grid,
      before.filter(({ isSubscribed }) => !isSubscribed),
    );
    await userEvent.click(within(rowNamed(grid, wanted.label)).getByRole('checkbox'));
    await chooseInBar(canvasElement, 'Subscribe');
    await toastShown('You now see alerts of 1 rule');
    await expect((await subscribing.rules.get(wanted.id)).isSubscribed).toBe(true);
    await waitFor(
      () => expect(within(rowNamed(grid, wanted.label)).queryByRole('checkbox')).not.toBeChecked(),
      seen,
    );
    await chooseInRow(rowNamed(grid, wanted.label), 'Unsubscribe');
    await toastShown('You no longer see alerts of 1 rule');
    await expect((await subscribing.rules.get(wanted.id)).isSubscribed).toBe(false);
  },
};

const toggling = createStorySources();

/** AR-34: One rule is deactivated in its menu without a question, and activated again; the row follows. */
export const TogglesInMenu: Story = {
  args: { source: toggling.rules },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const isActive = (): boolean =>
      within(rowNamed(grid, 'Tombol darurat')).getByRole('switch').getAttribute('aria-checked') ===
      'true';
    await chooseInRow(rowNamed(grid, 'Tombol darurat'), 'Deactivate');
    await toastShown('1 rule deactivated');
    await waitFor(() => expect(isActive()).toBe(false), seen);
    await chooseInRow(rowNamed(grid, 'Tombol darurat'), 'Activate');
    await toastShown('1 rule activated');
    await waitFor(() => expect(isActive()).toBe(true), seen);
  },
};

const excepting = createStorySources();

/** AR-34: Rules that are deselected after all of a filter were selected stay as they are. */
export const KeepsDeselected: Story = {
  args: { source: excepting.rules },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const before = await everyRule(excepting.rules);
    await userEvent.click(within(grid).getByRole('checkbox', { name: /all/i }));
    await chooseInBar(canvasElement, `Select all ${before.length}`);
    const kept = shownOf(grid, before);
    await userEvent.click(within(rowNamed(grid, kept.label)).getByRole('checkbox'));
    await chooseInBar(canvasElement, 'Delete');
    const title = `Delete ${before.length - 1} rules?`;
    const dialog = await page.findByRole('alertdialog', { name: title }, seen);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await toastShown(`${before.length - 1} rules deleted`);
    const left = await everyRule(excepting.rules);
    await expect(left.map(({ id }) => id)).toEqual([kept.id]);
  },
};

const address = createMemoryAddress();

/** AR-32: The dialog's category narrows the list to rules about its alerts. */
export const Category: Story = {
  args: { address },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    await userEvent.click(await page.findByRole('combobox', { name: 'Category' }, seen));
    await userEvent.click(await page.findByRole('option', { name: 'Driver behaviour' }, seen));
    const dialog = within(page.getByRole('dialog', { name: 'Filter' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: /^Apply/ }));
    const names = (await source.codes())
      .filter((code) => code.categories.some(({ nameEng }) => nameEng === 'Driver behaviour'))
      .map(({ descriptionEng }) => descriptionEng);
    await waitFor(() => {
      const shown = rowsIn(grid).map((row) => cellIn(row, 'alertCode').textContent);
      const isOf = (text: string): boolean => names.some((name) => text.includes(name));
      return expect([shown.length > 0, shown.every(isOf)]).toEqual([true, true]);
    }, seen);
  },
};

const gone = createStorySources();

/** AR-33: A rule that was deleted meanwhile leaves the list when it is switched. */
export const DeletedMeanwhile: Story = {
  args: { source: gone.rules },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const [newest] = await everyRule(gone.rules);
    await gone.rules.removeMany({ mode: 'only', ids: [newest?.id ?? ''] });
    const label = newest?.label ?? '';
    await userEvent.click(within(rowNamed(grid, label)).getByRole('switch'));
    await waitFor(() => expect(rowNamed(grid, label)).toBe(grid), seen);
  },
};
