import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Panel } from '../story-support/layout.tsx';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Core/Primitives/Accordion',
  component: Accordion,
  args: { title: 'Urgent', meta: '9 unresolved', children: 'Rows', onOpenChange: fn() },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Panel>
      <Accordion
        title="Mendesak"
        tone="urgent"
        meta="9 belum selesai"
        leading={<Icon name="octagonAlert" />}
      >
        <div style={{ height: 112 }} />
      </Accordion>
      <Accordion
        title="Penting"
        tone="important"
        meta="18 belum selesai"
        leading={<Icon name="warning" />}
        defaultOpen={false}
      >
        <div style={{ height: 112 }} />
      </Accordion>
      <Accordion title="Riwayat" level={4}>
        <div style={{ height: 56 }} />
      </Accordion>
    </Panel>
  ),
};
export const TonesDark: Story = { ...Tones, globals: { theme: 'dark' } };
export const TonesCompact: Story = { ...Tones, globals: { density: 'compact' } };

export const TogglesByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('button', { name: /Urgent/ });
    await expect(canvas.getByRole('heading', { level: 3, name: /Urgent/ })).toContainElement(head);
    await expect(canvas.getByRole('region', { name: /Urgent/ })).toHaveTextContent('Rows');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
};
