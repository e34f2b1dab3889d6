import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryNavigation, navigated, wentBack } from '../../testing/story-shell.tsx';
import { PageHeader } from './page-header.tsx';

const steps = (count: number) =>
  ['Order management', 'Sales orders', 'SO-2026-001', 'Fleet task', 'FT-7', 'History']
    .slice(0, count)
    .map((label, index) => ({ label, path: index === 0 ? undefined : `/step/${index}/` }));

const meta = {
  title: 'Shell/Page header',
  component: PageHeader,
  args: { title: 'Sales orders', subtitle: 'Newest first' },
  render: (args) => (
    <StoryNavigation start="/sales-order/7">
      <PageHeader {...args} />
    </StoryNavigation>
  ),
  beforeEach: () => {
    navigated.mockClear();
    wentBack.mockReset();
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Complete: Story = {
  args: {
    breadcrumb: steps(3),
    back: { to: '/sales-order/' },
    actions: <Button variant="primary">Create</Button>,
  },
};
export const CompleteDark: Story = { ...Complete, globals: { theme: 'dark' } };
export const NarrowIndonesian: Story = {
  args: { ...Complete.args, title: 'Ubah sales order SO/2026/11/20/0001' },
  parameters: { pantau: { width: 312 } },
  globals: { locale: 'id' },
};

/** SH-24: The back button leads to the given page, or one step back; a failure is ignored. */
export const Back: Story = {
  args: { back: { to: '/sales-order/' } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }));
    await expect(navigated.mock.calls).toEqual([['/sales-order/']]);
    await expect(wentBack).not.toHaveBeenCalled();
  },
};

/** SH-24: Without a page to go back to, nothing happens. */
export const BackInHistory: Story = {
  args: { back: 'history' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const back = within(canvasElement).getByRole('button', { name: 'Back' });
    await userEvent.click(back);
    await expect(wentBack).toHaveBeenCalledOnce();
    wentBack.mockImplementation(() => Promise.reject(new Error('no entry')));
    await userEvent.click(back);
    await expect(wentBack).toHaveBeenCalledTimes(2);
    wentBack.mockImplementation(() => {
      throw new Error('no history');
    });
    await userEvent.click(back);
    await expect(wentBack).toHaveBeenCalledTimes(3);
  },
};

/** SH-24: A sticky head stays below the top bar. */
export const Sticky: Story = {
  args: { sticky: true },
  tags: ['behaviour'],
  render: (args) => (
    <StoryNavigation start="/sales-order/7">
      <PageHeader {...args} />
      <div style={{ height: 3_000 }} />
    </StoryNavigation>
  ),
  async play({ canvasElement }) {
    const head = within(canvasElement).getByRole('heading').closest('[data-sticky]');
    window.scrollTo(0, 600);
    await waitFor(() => expect(Math.round(head?.getBoundingClientRect().top ?? 0)).toBe(52));
    window.scrollTo(0, 0);
  },
};

/** SH-25: Three steps are shown; the current page is not a link. */
export const ThreeSteps: Story = {
  args: { breadcrumb: steps(3) },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Further steps' })).toBeNull();
    await expect(canvas.getByText('SO-2026-001')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Sales orders' }));
    await expect(navigated).toHaveBeenLastCalledWith('/step/1/');
    await expect(canvas.queryByRole('link', { name: 'Order management' })).toBeNull();
  },
};

/** SH-25: Of more than three steps, the others are in a menu. */
export const ManySteps: Story = {
  args: { breadcrumb: steps(6) },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Fleet task')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Further steps' }));
    const menu = await canvas.findByRole('menu');
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((one) => one.textContent),
    ).toEqual(['Fleet task', 'FT-7', 'History']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'FT-7' }));
    await expect(navigated).toHaveBeenLastCalledWith('/step/4/');
  },
};
