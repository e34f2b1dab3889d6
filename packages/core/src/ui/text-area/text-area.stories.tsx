import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../story-support/layout.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Core/Primitives/Text area',
  component: TextArea,
  args: { label: 'Note', characterLimit: 255, onValueChange: fn() },
  parameters: { pantau: { width: 400 } },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack>
      <TextArea label="Note" placeholder="Add a note" characterLimit={255} />
      <TextArea label="Reason" required characterLimit={300} error="Reason required" />
      <TextArea
        label="Catatan"
        characterLimit={255}
        defaultValue="Sudah ditelepon, diarahkan istirahat di Rest Area KM 130."
        hint="Terlihat di riwayat"
      />
      <TextArea label="Remark" characterLimit={255} counterPosition="label" defaultValue="Called" />
      <TextArea label="Disabled" disabled defaultValue="Closed" />
    </Stack>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

export const AcceptsText: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Note' }), 'Called');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Called');
  },
};
