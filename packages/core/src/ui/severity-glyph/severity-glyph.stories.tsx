import type { Meta, StoryObj } from '@storybook/react-vite';
import { alertIconNames } from '../icons/icon-paths.ts';
import { Row, Stack } from '../story-support/layout.tsx';
import { type AttentionState, type Severity, SeverityGlyph } from './severity-glyph.tsx';

const meta = {
  title: 'Core/Primitives/Severity glyph',
  component: SeverityGlyph,
  args: { severity: 'urgent', state: 'unread', icon: 'eyeClosed', label: 'Urgent, unread' },
} satisfies Meta<typeof SeverityGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const severities: readonly Severity[] = ['urgent', 'important'];
const states: readonly AttentionState[] = ['unread', 'read', 'resolved', 'falseAlert'];

/** The list quietens as work gets done: solid, tinted, outline. */
export const States: Story = {
  render: () => (
    <Stack>
      {([28, 20] as const).map((size) =>
        severities.map((severity) => (
          <Row key={`${severity} ${size}`}>
            {states.map((state) => (
              <SeverityGlyph
                key={state}
                severity={severity}
                state={state}
                size={size}
                icon={severity === 'urgent' ? 'speed' : 'temperature'}
                label={`${severity}, ${state}`}
              />
            ))}
          </Row>
        )),
      )}
    </Stack>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

export const EveryAlert: Story = {
  render: () => (
    <Stack>
      {severities.flatMap((severity) =>
        (['unread', 'read'] as const).map((state) => (
          <Row key={`${severity} ${state}`}>
            {alertIconNames.map((icon) => (
              <SeverityGlyph
                key={icon}
                severity={severity}
                state={state}
                icon={icon}
                label={icon}
              />
            ))}
          </Row>
        )),
      )}
    </Stack>
  ),
};
