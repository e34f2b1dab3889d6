import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import { Popover } from '../ui/popover/popover.tsx';
import { hostPageOf } from '../ui/story-support/host-page.ts';
import { Row } from '../ui/story-support/layout.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { PantauProvider } from './pantau-provider.tsx';
import { useToast } from '../theme/use-services.ts';

function Widget(): ReactElement {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button>Popover</Button>
        </Popover.Trigger>
        <Popover.Content aria-label="Popover">
          <TextField label="Note" />
        </Popover.Content>
      </Popover.Root>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button>Menu</Button>
        </Menu.Trigger>
        <Menu.Content aria-label="Menu">
          <Menu.Item onSelect={() => undefined}>Resolve</Menu.Item>
        </Menu.Content>
      </Menu.Root>
      <Button onClick={() => toast.show({ kind: 'info', text: 'Saved', durationMs: 200 })}>
        Toast
      </Button>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Resolve the alert?</Dialog.Title>
          </Dialog.Header>
        </Dialog.Content>
      </Dialog.Root>
    </Row>
  );
}

/** A host's page around an embedded widget. */
function HostPage(): ReactElement {
  return (
    <div>
      <p>A partner’s own page</p>
      <button type="button">A partner’s own button</button>
      <div data-testid="widget">
        <PantauProvider embedded locale="en" theme="light">
          <Widget />
        </PantauProvider>
      </div>
      <p>More of the partner’s page</p>
    </div>
  );
}

const meta = {
  title: 'Embedding/On a host page',
  tags: ['!autodocs', 'behaviour'],
  component: HostPage,
} satisfies Meta<typeof HostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the overlay with its button and closes it with Escape; the host's page must not change. */
async function leavesTheHostAlone(canvasElement: HTMLElement, name: string): Promise<void> {
  const canvas = within(canvasElement);
  const widget = canvas.getByTestId('widget');
  const role = name === 'Menu' ? 'menu' : 'dialog';
  const before = hostPageOf(widget);
  await userEvent.click(canvas.getByRole('button', { name }));
  await expect(canvas.getByRole(role)).toBeVisible();
  await expect(hostPageOf(widget)).toBe(before);
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole(role)).toBeNull();
  await expect(hostPageOf(widget)).toBe(before);
}

export const DialogLeavesHostUnchanged: Story = {
  play: ({ canvasElement }) => leavesTheHostAlone(canvasElement, 'Dialog'),
};
export const PopoverLeavesHostUnchanged: Story = {
  play: ({ canvasElement }) => leavesTheHostAlone(canvasElement, 'Popover'),
};
export const MenuLeavesHostUnchanged: Story = {
  play: ({ canvasElement }) => leavesTheHostAlone(canvasElement, 'Menu'),
};

export const ToastLeavesHostUnchanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const widget = canvas.getByTestId('widget');
    const before = hostPageOf(widget);
    const button = canvas.getByRole('button', { name: 'Toast' });
    await userEvent.click(button);
    await expect(canvas.getByRole('region', { name: 'Notices' })).toHaveTextContent('Saved');
    await expect(hostPageOf(widget)).toBe(before);
    await userEvent.unhover(button);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull(), { timeout: 15_000 });
    await expect(hostPageOf(widget)).toBe(before);
  },
};

/** Proves that the comparison detects changes. */
export const ComparisonDetectsChanges: Story = {
  play: async ({ canvasElement }) => {
    const widget = within(canvasElement).getByTestId('widget');
    const before = hostPageOf(widget);
    document.body.style.overflow = 'hidden';
    const whileLocked = hostPageOf(widget);
    document.body.style.removeProperty('overflow');
    await expect(whileLocked).not.toBe(before);
    const style = document.createElement('style');
    document.head.append(style);
    const whileInjected = hostPageOf(widget);
    style.remove();
    await expect(whileInjected).not.toBe(before);
  },
};

export const AboveHostLayers: Story = {
  render: () => (
    <>
      <HostPage />
      <div style={{ position: 'fixed', inset: 0, zIndex: 2_147_483_647, pointerEvents: 'none' }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }));
    const layer = canvas.getByRole('dialog').closest('[data-pantau-layer]');
    await expect(layer?.matches(':popover-open')).toBe(true);
  },
};

function InAHostsDialog(): ReactElement {
  return (
    <dialog data-testid="host-dialog">
      <h2>A partner’s own dialog</h2>
      <HostPage />
    </dialog>
  );
}

export const AboveHostDialog: Story = {
  render: () => <InAHostsDialog />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const host = canvas.getByTestId<HTMLDialogElement>('host-dialog');
    host.showModal();
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }));
    const ours = canvas.getByRole('dialog', { name: 'Resolve the alert?' });
    const { left, top, width, height } = ours.getBoundingClientRect();
    const onTop = (): Element | null =>
      document.elementFromPoint(left + width / 2, top + height / 2);
    await waitFor(() => expect(ours.contains(onTop())).toBe(true));
    await expect(ours).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog', { name: 'Resolve the alert?' })).toBeNull();
    await expect(host.open).toBe(true);
    host.close();
  },
};

/** CO-122: Full screen needs a real user gesture, so the browser's side is scripted. */
export const EscapeInFullScreenOnlyLeavesFullScreen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }));
    const dialog = canvas.getByRole('dialog');
    Object.defineProperty(document, 'fullscreenElement', { value: dialog, configurable: true });
    const exit = spyOn(document, 'exitFullscreen').mockImplementation(() => {
      Reflect.deleteProperty(document, 'fullscreenElement');
      return Promise.resolve();
    });
    try {
      await userEvent.keyboard('{Escape}');
      await expect(exit).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('dialog')).toBe(dialog);
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(exit).toHaveBeenCalledOnce();
    } finally {
      Reflect.deleteProperty(document, 'fullscreenElement');
      exit.mockRestore();
    }
  },
};

export const EscapeInsideWidget: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const keys: string[] = [];
    const onKeyDown = (event: KeyboardEvent): number => keys.push(event.key);
    canvasElement.addEventListener('keydown', onKeyDown);
    await userEvent.click(canvas.getByRole('button', { name: 'Popover' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    canvasElement.removeEventListener('keydown', onKeyDown);
    await expect(keys).not.toContain('Escape');
  },
};

export const EscapeOnHostPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }));
    const host = canvas.getByText('A partner’s own button');
    host.focus();
    const keys: KeyboardEvent[] = [];
    const onKeyDown = (event: KeyboardEvent): number => keys.push(event);
    canvasElement.addEventListener('keydown', onKeyDown);
    await userEvent.keyboard('{Escape}');
    canvasElement.removeEventListener('keydown', onKeyDown);
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(keys.map(({ key, defaultPrevented }) => ({ key, defaultPrevented }))).toEqual([
      { key: 'Escape', defaultPrevented: false },
    ]);
  },
};
