import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { initialFocus } from '../../theme/use-overlay.ts';
import { Plate } from '../plate/plate.tsx';
import { Popover } from '../popover/popover.tsx';
import { focusedIn, pressKey, storyRoot } from '../story-parts/inside-shadow.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  // Each in a page of its own: it fills one.
  parameters: { docs: { story: { inline: false, height: 520 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Mark as false alert?',
    description: 'The reason is saved with the alert. You can check it again later.',
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const choices = (
  <>
    <Button {...initialFocus}>Keep alert</Button>
    <Button variant="danger" icon="slashCircle">
      Mark false
    </Button>
  </>
);

export const Destructive: Story = {
  args: {
    isAlert: true,
    footer: choices,
    children: (
      <>
        <p style={{ display: 'flex', gap: 8, margin: '0 0 12px' }}>
          <Plate plate="B 9482 KXT" /> Eyes closed, Slamet Riyadi
        </p>
        <TextArea label="Reason" required most={300} />
      </>
    ),
  },
};
export const DestructiveInTheDark: Story = { ...Destructive, globals: { theme: 'dark' } };

export const Narrow: Story = { args: { size: 'narrow', footer: choices } };
export const OnAPhone: Story = {
  args: { footer: choices, children: <TextArea label="Reason" rows={20} /> },
  globals: { viewport: { value: 'mobile1' } },
};

interface OpenableProps {
  readonly isAlert?: boolean;
  readonly nested?: ReactElement;
}

function Openable({ isAlert = false, nested }: OpenableProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button>Behind</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Resolve the alert?"
        isAlert={isAlert}
        footer={
          <>
            <Button {...initialFocus} onClick={close}>
              Not yet
            </Button>
            <Button variant="primary" onClick={close}>
              Resolve
            </Button>
          </>
        }
      >
        <TextField label="Note" />
        {nested}
      </Dialog>
    </>
  );
}

export const FocusGoesInAndComesBack: Story = {
  render: () => <Openable />,
  tags: ['!autodocs'],
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

export const TabStaysInside: Story = {
  render: () => <Openable />,
  tags: ['!autodocs'],
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

export const WhatIsBehindIsOutOfReach: Story = {
  render: () => <Openable />,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const behind = canvas.getByText('Behind');
    await expect(behind.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(behind.closest('[inert]')).toBeNull();
  },
};

export const APressBesideClosesIt: Story = {
  render: () => <Openable />,
  tags: ['!autodocs'],
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

export const APressBesideDoesNotCloseAnAlert: Story = {
  render: () => <Openable isAlert />,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = canvas.getByRole('alertdialog');
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(dialog).toBeVisible();
  },
};

const nestedPopover = (
  <Popover label="More" trigger={(props) => <Button {...props}>More</Button>}>
    <Button>Inside the popover</Button>
  </Popover>
);

export const EscapeClosesTheTopOneOnly: Story = {
  render: () => <Openable nested={nestedPopover} />,
  tags: ['!autodocs'],
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
  const [isThere, setThere] = useState(true);
  return (
    <Dialog isOpen onOpenChange={fn()} title="Rows">
      {isThere && (
        <Button {...initialFocus} onClick={() => setThere(false)}>
          Remove me
        </Button>
      )}
    </Dialog>
  );
}

export const FocusIsNotLostWithItsElement: Story = {
  render: () => <Shrinking />,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove me' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Rows' })).toHaveFocus());
  },
};

/** A row whose button gives way to another one once the question is answered. */
function Answered(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const answer = (): void => {
    setDone(true);
    setOpen(false);
  };
  return (
    <>
      <Button>Somewhere else</Button>
      <div>
        {isDone ? (
          <Button key="undo">Undo</Button>
        ) : (
          <Button key="ask" onClick={() => setOpen(true)}>
            Ask
          </Button>
        )}
      </div>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Sure?">
        <Button onClick={answer}>Yes</Button>
      </Dialog>
    </>
  );
}

export const FocusGoesToWhatTookTheOpenersPlace: Story = {
  render: () => <Answered />,
  tags: ['!autodocs'],
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

export const InAnOpenShadowRoot: Story = {
  render: () => <Openable nested={nestedPopover} />,
  parameters: { pantau: { shadowRoot: true, embedded: true } },
  tags: ['!autodocs'],
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
