import { PantauError, useHasUnsavedWork } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FeedbackDialog } from './feedback-dialog.tsx';

const sendFeedback = fn();
const onSent = fn();
const onClose = fn();
const unsaved = { asked: (): boolean => false };

/** Lets the stories ask whether there is unsaved work. */
function UnsavedWork(): null {
  const hasUnsavedWork = useHasUnsavedWork();
  useEffect(() => {
    unsaved.asked = hasUnsavedWork;
  }, [hasUnsavedWork]);
  return null;
}

const source = { hasGivenFeedback: async () => false, sendFeedback };

const meta = {
  title: 'Shell/Feedback',
  component: FeedbackDialog,
  parameters: { docs: { story: { inline: false, height: 520 } } },
  args: { source, onSent, onClose },
  beforeEach: () => {
    sendFeedback.mockReset();
    sendFeedback.mockResolvedValue(true);
    onSent.mockReset();
    onClose.mockReset();
  },
} satisfies Meta<typeof FeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const form = () => page.findByRole('dialog', { name: /^What do you think|^Bagaimana pendapat/ });

export const Form: Story = {};
export const FormDark: Story = { globals: { theme: 'dark' } };
export const FormIndonesian: Story = { globals: { locale: 'id' } };
export const FormPhone: Story = {
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
};

/** SH-65: Five levels, of which the highest is chosen at first, and a comment; then a thank-you. */
export const Sends: Story = {
  globals: { locale: 'id' },
  tags: ['behaviour'],
  async play() {
    const dialog = within(await form());
    await expect(dialog.getAllByRole('radio')).toHaveLength(5);
    const best = dialog.getByRole('radio', { name: '5 dari 5: Sangat puas' });
    await expect(best).toBeChecked();
    await expect(best).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(dialog.getByText('Biasa saja')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Komentar' }), ' Laporan lambat ');
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim masukan' }));
    await expect(sendFeedback).toHaveBeenCalledWith({ point: 3, comment: 'Laporan lambat' });
    const thanks = within(await page.findByRole('dialog', { name: 'Terima Kasih!' }));
    await expect(page.queryByRole('dialog', { name: /^Bagaimana pendapat/ })).toBeNull();
    await expect(onSent).toHaveBeenCalledOnce();
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(thanks.getByText(/sudah kami terima/)).toBeInTheDocument();
  },
};

/** SH-65: Without a confirmation nothing happens: the form stays, with its input. */
export const NotConfirmed: Story = {
  tags: ['behaviour'],
  async play() {
    sendFeedback.mockResolvedValue(false);
    const dialog = within(await form());
    const comment = dialog.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(comment, 'Slow');
    const send = dialog.getByRole('button', { name: 'Send feedback' });
    await userEvent.click(send);
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
    await expect(comment).toHaveValue('Slow');
    await expect(onSent).not.toHaveBeenCalled();
    await expect(page.queryByRole('status', { name: /./ })).toBeNull();
  },
};

/** SH-65: A failed request is reported, and the form stays. */
export const Failed: Story = {
  tags: ['behaviour'],
  async play() {
    sendFeedback.mockRejectedValueOnce(new PantauError('offline'));
    const dialog = within(await form());
    const send = dialog.getByRole('button', { name: 'Send feedback' });
    await userEvent.click(send);
    const message = await page.findAllByText('Your feedback could not be sent. Try again.');
    await expect(message.length).toBeGreaterThan(0);
    await userEvent.click(send);
    await expect(await page.findByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  },
};

/** SH-65: It is sent once, however often the button is pressed. */
export const SendsOnce: Story = {
  tags: ['behaviour'],
  async play() {
    sendFeedback.mockReturnValue(new Promise(() => undefined));
    const send = within(await form()).getByRole('button', { name: 'Send feedback' });
    await userEvent.click(send);
    await userEvent.click(send);
    await expect(sendFeedback).toHaveBeenCalledOnce();
  },
};

/** SH-65, SH-52: A comment that is being written is unsaved work, which nothing interrupts. */
export const UnsavedComment: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <FeedbackDialog {...args} />
      <UnsavedWork />
    </>
  ),
  async play() {
    await expect(unsaved.asked()).toBe(false);
    await userEvent.type(within(await form()).getByRole('textbox', { name: 'Comment' }), 'Slow');
    await waitFor(() => expect(unsaved.asked()).toBe(true));
  },
};

/** SH-65: A comment that is too long cannot be sent. */
export const TooLong: Story = {
  tags: ['behaviour'],
  async play() {
    const dialog = within(await form());
    await userEvent.click(dialog.getByRole('textbox', { name: 'Comment' }));
    await userEvent.paste('x'.repeat(1_001));
    await expect(await dialog.findByText('At most 1000 characters.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send feedback' })).toBeDisabled();
  },
};

export const ThankYou: Story = {
  async play() {
    const dialog = within(await form());
    await userEvent.click(dialog.getByRole('button', { name: 'Send feedback' }));
    await expect(await page.findByRole('dialog', { name: 'Thank you!' })).toBeVisible();
  },
};
