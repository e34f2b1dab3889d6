import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  PASSWORD,
  StorySession,
  type StoryServer,
  loadStoryDemoUsers,
  signedIn,
} from '../../testing/story-session.tsx';
import { SignInView } from './sign-in-view.tsx';

interface ExampleProps {
  readonly server: StoryServer;
  readonly isDemo: boolean;
}

function Example({ server, isDemo }: ExampleProps): ReactElement {
  return (
    <StorySession server={server}>
      <SignInView loadDemoUsers={isDemo ? loadStoryDemoUsers : undefined} />
    </StorySession>
  );
}

const meta = {
  title: 'Shell/Sign-in',
  component: Example,
  parameters: {
    pantau: { flush: true },
    docs: { story: { inline: false, height: 800 } },
  },
  args: { server: 'up', isDemo: false },
  beforeEach: () => {
    signedIn.mockClear();
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = {
  parameters: {
    viewport: {
      options: { own: { name: 'own', styles: { width: '360px', height: '740px' } } },
    },
  },
  globals: { viewport: { value: 'own' } },
};

async function fillIn(canvasElement: HTMLElement, password: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Email'), 'manager@demo.pantau.example');
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
}

export const Empty: Story = {};
export const EmptyDark: Story = { globals: { theme: 'dark' } };
export const EmptyIndonesian: Story = { globals: { locale: 'id' } };
export const Phone: Story = phone;
export const Demo: Story = { args: { isDemo: true } };

/** PO-7: Missing input is reported before a request is sent. */
export const Missing: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await expect(signedIn).not.toHaveBeenCalled();
  },
};

/** PO-6: A wrong password is reported, and its field has focus. */
export const WrongPassword: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await fillIn(canvasElement, 'wrong');
    await expect(await canvas.findByText('Email or password is incorrect.')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

/** PO-6: An unreachable server is reported. */
export const ServerDown: Story = {
  args: { server: 'down' },
  async play({ canvasElement }) {
    await fillIn(canvasElement, PASSWORD);
    await expect(
      await within(canvasElement).findByText(/^Cannot reach the server\./),
    ).toBeVisible();
  },
};

/** PO-64: A press on a demo user signs in; nothing can be pressed twice meanwhile. */
export const SigningIn: Story = {
  args: { server: 'slow', isDemo: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Bayu Saputra/ }));
    await expect(signedIn.mock.calls).toEqual([['dispatcher@demo.pantau.example']]);
    await expect(canvas.getByRole('button', { name: /^Rina Kusuma/ })).toBeDisabled();
    await expect(canvas.getByLabelText('Email')).toHaveValue('dispatcher@demo.pantau.example');
  },
};
