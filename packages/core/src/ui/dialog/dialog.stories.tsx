import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { initialFocus } from '../../theme/use-overlay.ts';
import { Plate } from '../plate/plate.tsx';
import { Popover } from '../popover/popover.tsx';
import { focusedIn, pressKey, storyRoot } from '../story-support/shadow-root.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Core/Primitives/Dialog',
  component: Dialog.Content,
  // A dialog fills the page, so each story has its own.
  parameters: { docs: { story: { inline: false, height: 520 } } },
  args: { children: <TextArea label="Reason" required characterLimit={300} /> },
  render: ({ children, ...args }) => (
    <Dialog.Root open>
      <Dialog.Content {...args}>
        <Dialog.Header>
          <Dialog.Title>Mark as false alert?</Dialog.Title>
          <Dialog.Description>
            The reason is saved with the alert. You can check it again later.
          </Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        <Dialog.Footer>
          <Button {...initialFocus}>Keep alert</Button>
          <Button variant="danger" icon="slashCircle">
            Mark false
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta<typeof Dialog.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Destructive: Story = {
  args: {
    role: 'alertdialog',
    children: (
      <>
        <p style={{ display: 'flex', gap: 8, margin: '0 0 12px' }}>
          <Plate plate="B 9482 KXT" /> Eyes closed, Slamet Riyadi
        </p>
        <TextArea label="Reason" required characterLimit={300} />
      </>
    ),
  },
};
export const DestructiveDark: Story = { ...Destructive, globals: { theme: 'dark' } };

export const Narrow: Story = { args: { size: 'narrow' } };
export const Phone: Story = {
  args: { children: <TextArea label="Reason" rows={20} /> },
  globals: { viewport: { value: 'mobile1' } },
};

interface ResolveDialogProps {
  readonly role?: 'dialog' | 'alertdialog';
  readonly nested?: ReactElement;
}

function ResolveDialog({ role = 'dialog', nested }: ResolveDialogProps): ReactElement {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Open</Button>
      </Dialog.Trigger>
      <Button>Behind</Button>
      <Dialog.Content role={role}>
        <Dialog.Header>
          <Dialog.Title>Resolve the alert?</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <TextField label="Note" />
          {nested}
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button {...initialFocus}>Not yet</Button>
          </Dialog.Close>
          <Dialog.Close asChild>
            <Button variant="primary">Resolve</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

export const MovesFocusInAndBack: Story = {
  render: () => <ResolveDialog />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Resolve the alert?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not yet' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const KeepsTabInside: Story = {
  render: () => <ResolveDialog />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const last = canvas.getByRole('button', { name: 'Resolve' });
    const first = canvas.getByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
  },
};

export const MakesRestOfWidgetInert: Story = {
  render: () => <ResolveDialog />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const behind = canvas.getByText('Behind');
    await waitFor(() => expect(behind.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(behind.closest('[inert]')).toBeNull();
  },
};

/** CO-232: The dialog takes focus, a frame begins, and then the rest becomes inert; closing makes it usable at once. */
export const PaintsBeforeInert: Story = {
  render: () => <ResolveDialog />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const behind = canvas.getByText('Behind');
    const seen: string[] = [];
    const see = (what: string): void => {
      if (!seen.includes(what)) seen.push(what);
    };
    const observer = new MutationObserver(() => {
      if (canvas.queryByRole('dialog') === null) return;
      if (canvas.getByRole('button', { name: 'Not yet' }) === document.activeElement) see('focus');
      if (behind.closest('[inert]') === null) requestAnimationFrame(() => see('frame'));
      else see('inert');
    });
    observer.observe(canvasElement, { childList: true, subtree: true, attributes: true });
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(behind.closest('[inert]')).not.toBeNull());
    await waitFor(() => expect(seen).toEqual(['focus', 'frame', 'inert']));
    observer.disconnect();
    await userEvent.keyboard('{Escape}');
    await expect(behind.closest('[inert]')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const ClosesOnOutsideClick: Story = {
  render: () => <ResolveDialog />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const scrim = canvas.getByRole('dialog').parentElement as HTMLElement;
    await userEvent.click(canvas.getByRole('heading', { name: 'Resolve the alert?' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(scrim);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const AlertDialogIgnoresOutsideClick: Story = {
  render: () => <ResolveDialog role="alertdialog" />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = canvas.getByRole('alertdialog');
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(dialog).toBeVisible();
  },
};

const nestedPopover = (
  <Popover.Root>
    <Popover.Trigger asChild>
      <Button>More</Button>
    </Popover.Trigger>
    <Popover.Content aria-label="More">
      <Button>Inside the popover</Button>
    </Popover.Content>
  </Popover.Root>
);

export const EscapeClosesTopOverlayOnly: Story = {
  render: () => <ResolveDialog nested={nestedPopover} />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('button', { name: 'Inside the popover' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog', { name: 'More' })).toBeNull();
    await expect(canvas.getByRole('dialog', { name: 'Resolve the alert?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

function Shrinking(): ReactElement {
  const [removed, setRemoved] = useState(false);
  return (
    <Dialog.Root open>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Rows</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {!removed && (
            <Button {...initialFocus} onClick={() => setRemoved(true)}>
              Remove me
            </Button>
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

export const KeepsFocusWhenFocusedElementIsRemoved: Story = {
  render: () => <Shrinking />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove me' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Rows' })).toHaveFocus());
  },
};

/** A row whose button is replaced once the user has confirmed. */
function ReplacedOpener(): ReactElement {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const confirm = (): void => {
    setDone(true);
    setOpen(false);
  };
  return (
    <>
      <Button>Somewhere else</Button>
      <div>
        {done ? (
          <Button key="undo">Undo</Button>
        ) : (
          <Button key="ask" onClick={() => setOpen(true)}>
            Ask
          </Button>
        )}
      </div>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Sure?</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Button onClick={confirm}>Yes</Button>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

export const ReturnsFocusToReplacedTrigger: Story = {
  render: () => <ReplacedOpener />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = await canvas.findByRole('button', { name: 'Ask' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const yes = await canvas.findByRole('button', { name: 'Yes' });
    yes.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

export const InShadowRoot: Story = {
  render: () => <ResolveDialog nested={nestedPopover} />,
  parameters: { pantau: { shadowRoot: true, embedded: true } },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(storyRoot(canvasElement)).not.toBe(canvasElement));
    const root = storyRoot(canvasElement);
    const canvas = within(root);
    const opener = await canvas.findByRole('button', { name: 'Open' });
    opener.focus();
    opener.click();
    await waitFor(() =>
      expect(focusedIn(root)).toBe(canvas.getByRole('button', { name: 'Not yet' })),
    );
    const last = canvas.getByRole('button', { name: 'Resolve' });
    last.focus();
    pressKey(root, 'Tab');
    await expect(focusedIn(root)).toBe(canvas.getByRole('button', { name: 'Close' }));
    pressKey(root, 'Tab', { shiftKey: true });
    await expect(focusedIn(root)).toBe(last);
    pressKey(root, 'Escape');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(focusedIn(root)).toBe(opener);
  },
};
