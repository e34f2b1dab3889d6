import { type InterruptionPort, InterruptionProvider } from '@pantau/core/interruptions';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { displayStory, findPanel, openBell } from '../../testing/stories/display-story.tsx';
import { at } from '../../testing/stories/preview-page.ts';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { BellWithPopup } from './bell-with-popup.tsx';

const onBlock = fn();
const onUnblock = fn();

const port: InterruptionPort = {
  request: () => ({ done: () => undefined }),
  block() {
    onBlock();
    return onUnblock;
  },
};

const meta = {
  title: 'Alert centre/Widget/Sheet and interruptions',
  id: 'alert-centre-sheet-and-interruptions',
  ...displayStory,
  tags: ['!autodocs', 'behaviour'],
  beforeEach: () => {
    onBlock.mockClear();
    onUnblock.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** AC-493: Nothing interrupts the user from the moment the sheet is requested, before its code has loaded. */
export const BlocksWhileOpen: Story = {
  ...at('w360'),
  render: (_args, { loaded }) => (
    <InterruptionProvider port={port}>
      <StoryFrame loaded={loaded}>
        <BellWithPopup />
      </StoryFrame>
    </InterruptionProvider>
  ),
  play: async (context) => {
    await openBell(context);
    await expect(onBlock).toHaveBeenCalledOnce();
    const sheet = within(await findPanel(context, 'dialog'));
    await expect(onUnblock).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onUnblock).toHaveBeenCalledOnce());
  },
};
