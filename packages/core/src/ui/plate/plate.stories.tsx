import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-support/layout.tsx';
import { Plate } from './plate.tsx';

const meta = {
  title: 'Core/Primitives/Plate',
  component: Plate,
  args: { plate: 'B 9482 KXT' },
} satisfies Meta<typeof Plate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Plate plate="B 9482 KXT" />
      <Plate plate="L 8117 UQ" muted />
      <Plate plate="D 8830 AEF" size="large" />
      <Plate plate="AB 1I0O 8B" size="large" muted />
    </Row>
  ),
};
export const SizesDark: Story = { ...Sizes, globals: { theme: 'dark' } };
