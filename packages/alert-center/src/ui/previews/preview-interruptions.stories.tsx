import { type InterruptionPort, InterruptionProvider } from '@pantau/core/interruptions';
import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useAlertList } from '../../hooks/list.ts';
import { usePreviewControls, usePreviews } from '../../hooks/previews.ts';
import { speeding, withScopes } from '../../testing/stories/preview-card.tsx';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyWorld } from '../../testing/stories/story-world.ts';

const onBlock = fn();
const onUnblock = fn();

const port: InterruptionPort = {
  request: () => ({ done: () => undefined }),
  block() {
    onBlock();
    return onUnblock;
  },
};

function Controls(): ReactElement {
  const { open, closeAll } = usePreviewControls();
  const { previews } = usePreviews();
  const [urgent] = useAlertList('urgent').ids;
  const [important] = useAlertList('important').ids;
  const id = urgent ?? important;
  return (
    <>
      <Button disabled={id === undefined} onClick={() => id !== undefined && open(id)}>
        Open the preview
      </Button>
      <Button onClick={() => closeAll()}>Close all</Button>
      <p data-testid="count">{previews.length}</p>
    </>
  );
}

const meta = {
  title: 'Alert centre/Preview/Interruptions',
  id: 'alert-centre-preview-and-interruptions',
  tags: ['!autodocs', 'behaviour'],
  component: Controls,
  loaders: [storyWorld],
  parameters: { pantau: withScopes(), world: { scenario: 'empty', prepare: speeding } },
  render: (_args, { loaded }) => (
    <InterruptionProvider port={port}>
      <StoryFrame loaded={loaded}>
        <Controls />
      </StoryFrame>
    </InterruptionProvider>
  ),
  beforeEach: () => {
    onBlock.mockClear();
    onUnblock.mockClear();
  },
} satisfies Meta<typeof Controls>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AC-465: Nothing interrupts the user while a preview is open. */
export const BlocksWhileOpen: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open the preview' });
    await waitFor(() => expect(opener).toBeEnabled());
    await expect(onBlock).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await waitFor(() => expect(onBlock).toHaveBeenCalledOnce());
    await expect(canvas.getByTestId('count')).toHaveTextContent('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await waitFor(() => expect(onUnblock).toHaveBeenCalledOnce());
  },
};
