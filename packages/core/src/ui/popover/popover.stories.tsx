import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { focusedIn, pressKey, storyRoot } from '../story-support/shadow-root.ts';
import { Row } from '../story-support/layout.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { PopoverContentProps } from './popover-content.tsx';
import { Popover } from './popover.tsx';

/** Waits until it is positioned: 8 px from every edge of the viewport or more. */
async function expectInView(popover: HTMLElement): Promise<void> {
  await waitFor(() => {
    const { left, top, right, bottom } = popover.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const margins = [left, top, clientWidth - right, clientHeight - bottom];
    void expect(Math.min(...margins)).toBeGreaterThanOrEqual(7.5);
  });
}

const onOpenChange = fn();

interface ReminderProps extends Partial<PopoverContentProps> {
  readonly defaultOpen?: boolean;
  readonly trigger?: ReactElement;
}

function Reminder({ defaultOpen, trigger, ...content }: ReminderProps): ReactElement {
  return (
    <Popover.Root defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{trigger ?? <Button>Reminder</Button>}</Popover.Trigger>
      <Popover.Content aria-label="Reminder" width={280} {...content}>
        {content.children ?? (
          <>
            <TextField label="Every" defaultValue="5" />
            <Switch label="With sound" defaultChecked />
          </>
        )}
      </Popover.Content>
    </Popover.Root>
  );
}

const meta = {
  title: 'Core/Primitives/Popover',
  component: Popover.Content,
  // A popover needs room, so each story has its own page.
  parameters: { docs: { story: { inline: false, height: 320 } } },
  args: { 'aria-label': 'Reminder', children: undefined },
  render: (args) => <Reminder {...args} />,
} satisfies Meta<typeof Popover.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { render: (args) => <Reminder {...args} defaultOpen /> };
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

export const OpensByKeyboardAndReturnsFocus: Story = {
  render: (args) => (
    <Row>
      <Reminder {...args} />
      <Button>Next</Button>
    </Row>
  ),
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Reminder' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Every' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Every' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(trigger).toHaveFocus();
    await expect(onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosesOnOutsideClick: Story = {
  ...OpensByKeyboardAndReturnsFocus,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Reminder' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.click(trigger);
    await userEvent.click(trigger);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const ShiftsToStayOnScreen: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Reminder {...args} align="start" trigger={<IconButton icon="settings" label="Settings" />} />
    </div>
  ),
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await expectInView(canvas.getByRole('dialog'));
  },
};

export const FlipsToSideWithMoreSpace: Story = {
  render: (args) => (
    <div style={{ position: 'fixed', bottom: 8, left: 8 }}>
      <Reminder {...args} />
    </div>
  ),
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Reminder' });
    await userEvent.click(trigger);
    const popover = canvas.getByRole('dialog');
    await expectInView(popover);
    const { top } = trigger.getBoundingClientRect();
    await expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(top - 6);
    await expect(popover).toHaveAttribute('data-side', 'top');
  },
};

export const ShrinksToAvailableSpace: Story = {
  args: { children: <div style={{ height: 3_000 }}>Long</div> },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Reminder' });
    await userEvent.click(trigger);
    const popover = canvas.getByRole('dialog');
    await expectInView(popover);
    const { bottom } = trigger.getBoundingClientRect();
    await expect(popover.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

export const StaysOnScreenWhenTriggerScrollsAway: Story = {
  render: (args) => (
    <div data-testid="scroller" style={{ height: 200, overflow: 'auto' }}>
      <Reminder {...args} />
      <div style={{ height: 4_000 }} />
    </div>
  ),
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Reminder' });
    await userEvent.click(trigger);
    const popover = canvas.getByRole('dialog');
    await expectInView(popover);
    canvas.getByTestId('scroller').scrollTop = 3_000;
    await waitFor(() => expect(trigger.getBoundingClientRect().bottom).toBeLessThan(-1_000));
    await waitFor(() => expect(popover.getBoundingClientRect().top).toBeLessThan(20));
    await expectInView(popover);
  },
};

export const InShadowRoot: Story = {
  parameters: { pantau: { shadowRoot: true, embedded: true } },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(storyRoot(canvasElement)).not.toBe(canvasElement));
    const root = storyRoot(canvasElement);
    const canvas = within(root);
    const trigger = await canvas.findByRole('button', { name: 'Reminder' });
    trigger.focus();
    trigger.click();
    await waitFor(() => expect(focusedIn(root)).toBe(canvas.getByRole('textbox')));
    const popover = canvas.getByRole('dialog');
    const { bottom } = trigger.getBoundingClientRect();
    await waitFor(() => expect(popover.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom));
    canvas.getByRole('switch').focus();
    pressKey(root, 'Tab');
    await expect(focusedIn(root)).toBe(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    pressKey(root, 'Escape');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(focusedIn(root)).toBe(trigger);
  },
};
