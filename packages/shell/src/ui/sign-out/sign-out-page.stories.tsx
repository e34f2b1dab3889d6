import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useSessionServices, useSessionState } from '../../hooks/session-services.ts';
import { PASSWORD, StorySession, signedOut } from '../../testing/story-session.tsx';
import { SignOutPage, type SignOutPageProps } from './sign-out-page.tsx';

const onStay = fn();

/** Signs in, then shows the page until the session has ended. */
function SignedIn(props: SignOutPageProps): ReactElement {
  const { session } = useSessionServices();
  const { status } = useSessionState();
  useEffect(() => {
    void session.signIn('manager@demo.pantau.example', PASSWORD);
  }, [session]);
  return status === 'signedOut' ? <p>The sign-in page</p> : <SignOutPage {...props} />;
}

const meta = {
  title: 'Shell/Sign-out page',
  component: SignOutPage,
  parameters: { pantau: { flush: true }, docs: { story: { inline: false, height: 480 } } },
  args: { requested: false, onStay },
  render: (args) => (
    <StorySession>
      <SignedIn {...args} />
    </StorySession>
  ),
  beforeEach: () => {
    signedOut.mockClear();
    onStay.mockClear();
  },
} satisfies Meta<typeof SignOutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a link from elsewhere leads to. */
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You are signed in as Rina Kusuma.');
  },
};
export const AskingPhoneIndonesian: Story = {
  globals: { locale: 'id', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Anda masuk sebagai Rina Kusuma.');
  },
};

/** SH-141: A link from elsewhere signs nobody out: the page asks first. */
export const Asks: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('You are signed in as Rina Kusuma.');
    await expect(signedOut).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await canvas.findByText('The sign-in page');
    await expect(signedOut).toHaveBeenCalledOnce();
  },
};

/** SH-141: The user can stay. */
export const Stays: Story = {
  tags: ['behaviour'],
  globals: { locale: 'id', theme: 'dark' },
  async play({ canvasElement }) {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Tetap masuk' }),
    );
    await expect(onStay).toHaveBeenCalledOnce();
    await expect(signedOut).not.toHaveBeenCalled();
  },
};

/** SH-141: Who comes from a page of the application has asked for it. */
export const Requested: Story = {
  args: { requested: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await within(canvasElement).findByText('The sign-in page');
    await waitFor(() => expect(signedOut).toHaveBeenCalledOnce());
  },
};

function Unreachable(props: SignOutPageProps): ReactElement {
  const { session } = useSessionServices();
  useEffect(() => {
    // A browser with a session, in which the token cannot be renewed.
    void session.signIn('manager@demo.pantau.example', PASSWORD).then(() => session.resume());
  }, [session]);
  return <SignOutPage {...props} />;
}

/** SH-141: It also asks while the session cannot be restored. */
export const ServerDown: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <StorySession server="lost">
      <Unreachable {...args} />
    </StorySession>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('The server is not responding. You are still signed in.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(signedOut).toHaveBeenCalledOnce());
  },
};
