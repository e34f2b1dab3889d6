import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel, Row, Stack } from '../story-support/layout.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Core/Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton width={180} />
      <Row>
        <Skeleton shape="glyph" />
        <Skeleton width={240} />
      </Row>
      <Skeleton shape="block" width={320} height={96} />
    </Stack>
  ),
};
export const ShapesDark: Story = { ...Shapes, globals: { theme: 'dark' } };

const widths = [
  ['55%', '80%'],
  ['42%', '70%'],
  ['60%', '65%'],
  ['38%', '74%'],
] as const;

/** Rows keep their real height, so that nothing jumps when they arrive. */
export const AlertRows: Story = {
  render: () => (
    <Panel>
      {widths.map(([first, second]) => (
        <div
          key={first}
          style={{
            display: 'flex',
            gap: 12,
            alignItems: 'center',
            height: 'var(--pantau-size-row)',
            padding: '0 16px 0 20px',
            borderBottom: '1px solid var(--pantau-line)',
          }}
        >
          <Skeleton shape="glyph" />
          <div style={{ display: 'grid', flex: 1, gap: 8 }}>
            <Skeleton width={first} />
            <Skeleton width={second} />
          </div>
          <Skeleton width={36} />
        </div>
      ))}
    </Panel>
  ),
};
