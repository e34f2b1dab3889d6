import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { type IconName, alertIconNames, iconNames } from '../icons/icon-paths.ts';
import { Row } from '../story-support/layout.tsx';
import css from './icon-stories.module.css';
import { Icon } from './icon.tsx';

const meta = {
  title: 'Core/Primitives/Icon',
  component: Icon,
  args: { name: 'bell' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { size: 24, label: 'Alerts' } };

function Gallery({ names }: { readonly names: readonly IconName[] }): ReactElement {
  return (
    <ul className={css.gallery}>
      {names.map((name) => (
        <li key={name} className={css.cell}>
          <span className={css.drawings}>
            <Icon name={name} />
            <Icon name={name} size={24} />
          </span>
          <span className={css.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The names that an alert code may carry. */
export const AlertIcons: Story = { render: () => <Gallery names={alertIconNames} /> };

const interfaceIcons = iconNames.filter(
  (name) => !(alertIconNames as readonly IconName[]).includes(name),
);
export const InterfaceIcons: Story = { render: () => <Gallery names={interfaceIcons} /> };

export const Sizes: Story = {
  render: () => (
    <Row>
      {([12, 14, 16, 20, 24] as const).map((size) => (
        <Icon key={size} name="speed" size={size} label={`Speed, ${size} px`} />
      ))}
    </Row>
  ),
};
