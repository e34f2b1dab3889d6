import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Stack } from '../ui/story-support/layout.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useUnsavedWork } from '../theme/use-services.ts';
import { InterruptionProvider } from './interruption-context.tsx';
import type { InterruptionPort } from './interruption-port.ts';
import { useBusyUser } from './use-busy-user.ts';
import { useInterruption, useInterruptionBlocker } from './use-interruption.ts';

const onDone = fn();
const onUnblock = fn();
const grants: (() => void)[] = [];

/** Grants when a story calls `grants[n]`. */
const port: InterruptionPort = {
  request({ onTurn }) {
    grants.push(onTurn);
    return { done: onDone };
  },
  block: () => onUnblock,
};

function Notice(): ReactElement {
  const [isWanted, setWanted] = useState(true);
  const isShown = useInterruption('banner', isWanted);
  return (
    <>
      <p data-testid="notice">{isShown ? 'shown' : 'waiting'}</p>
      <Button onClick={() => setWanted(false)}>Close the notice</Button>
    </>
  );
}

function Work(): ReactElement {
  const [text, setText] = useState('');
  useUnsavedWork(text !== '');
  const isBusy = useBusyUser();
  useInterruptionBlocker(isBusy);
  return (
    <>
      <p data-testid="user">{isBusy ? 'busy' : 'free'}</p>
      <TextField label="Note" value={text} onValueChange={setText} />
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Open a dialog</Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Dialog</Dialog.Title>
          </Dialog.Header>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

function Page({ withPort }: { readonly withPort: boolean }): ReactElement {
  const [isMounted, setMounted] = useState(true);
  const area = useMemo(
    () => (
      <Stack>
        <Notice />
        <Work />
      </Stack>
    ),
    [],
  );
  return (
    <Stack>
      {isMounted &&
        (withPort ? <InterruptionProvider port={port}>{area}</InterruptionProvider> : area)}
      <Button onClick={() => setMounted(false)}>Unmount</Button>
    </Stack>
  );
}

const meta = {
  title: 'Core/Foundations/Interruptions',
  tags: ['!autodocs', 'behaviour'],
  component: Page,
  args: { withPort: true },
  beforeEach: () => {
    grants.length = 0;
    onDone.mockClear();
    onUnblock.mockClear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CO-185: Without a provider, a request is granted at once. */
export const WithoutProvider: Story = {
  args: { withPort: false },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByTestId('notice')).toHaveTextContent('shown');
  },
};

/** CO-186: Shown only from its turn on, which ends when it is closed. */
export const Turn: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const notice = canvas.getByTestId('notice');
    await expect(notice).toHaveTextContent('waiting');
    grants.at(-1)?.();
    await waitFor(() => expect(notice).toHaveTextContent('shown'));
    onDone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the notice' }));
    await expect(notice).toHaveTextContent('waiting');
    await expect(onDone).toHaveBeenCalledOnce();
  },
};

/** CO-186: Unmounting ends the turn. */
export const Unmounted: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    grants.at(-1)?.();
    await waitFor(() => expect(canvas.getByTestId('notice')).toHaveTextContent('shown'));
    onDone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Unmount' }));
    await expect(onDone).toHaveBeenCalledOnce();
  },
};

/** CO-187, CO-188: Unsaved input and an open dialog make the user busy, which blocks interruptions until both end. */
export const BusyUser: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const user = canvas.getByTestId('user');
    await expect(user).toHaveTextContent('free');
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'x');
    await expect(user).toHaveTextContent('busy');
    await userEvent.clear(note);
    await expect(user).toHaveTextContent('free');
    await expect(onUnblock).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }));
    await waitFor(() => expect(user).toHaveTextContent('busy'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(user).toHaveTextContent('free'));
    await expect(onUnblock).toHaveBeenCalledTimes(2);
  },
};
