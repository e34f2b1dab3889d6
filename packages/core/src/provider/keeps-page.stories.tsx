import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../ui/button/button.tsx';
import { Stack } from '../ui/story-support/layout.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useHasUnsavedWork, useUnsavedWork } from '../theme/use-services.ts';

function Note(): ReactElement {
  const [text, setText] = useState('');
  useUnsavedWork(text !== '');
  return (
    <TextField label="Note" value={text} onChange={(event) => setText(event.currentTarget.value)} />
  );
}

function Page(): ReactElement {
  const hasUnsavedWork = useHasUnsavedWork();
  const [isNoteOpen, setNoteOpen] = useState(true);
  const [answer, setAnswer] = useState('');
  return (
    <Stack>
      {isNoteOpen && <Note />}
      <Button onClick={() => setAnswer(hasUnsavedWork() ? 'It stays' : 'It may go')}>
        May the page go?
      </Button>
      <Button onClick={() => setNoteOpen(false)}>Close the note</Button>
      <p data-testid="answer">{answer}</p>
    </Stack>
  );
}

const meta = {
  title: 'Core/Foundations/Work that is not saved',
  tags: ['!autodocs', 'behaviour'],
  render: () => <Page />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FormWithInputKeepsPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ask = (): Promise<void> =>
      userEvent.click(canvas.getByRole('button', { name: 'May the page go?' }));
    const answer = canvas.getByTestId('answer');
    await ask();
    await expect(answer).toHaveTextContent('It may go');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'x');
    await ask();
    await expect(answer).toHaveTextContent('It stays');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Note' }));
    await ask();
    await expect(answer).toHaveTextContent('It may go');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the note' }));
    await ask();
    await expect(answer).toHaveTextContent('It may go');
  },
};
