import { Markdown } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactElement } from 'react';
import css from './component-parts.module.css';
import { useTextColor } from './picture.tsx';

/** Of the changesets, by file. */
const files = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Change {
  readonly name: string;
  readonly bump: string;
  readonly text: string;
}

const changes = Object.values(files).flatMap((file): readonly Change[] => {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  return [...head.matchAll(/'([^']+)': (\w+)/g)].map(([, name = '', bump = '']) => ({
    name,
    bump,
    text: text.trim(),
  }));
});

const order = ['major', 'minor', 'patch'];

const indented: CSSProperties = { paddingInlineStart: 16 };

/** What is not released yet, by package. */
export function Changes(): ReactElement {
  const style = useTextColor();
  const packages = [...Map.groupBy(changes, ({ name }) => name)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  return (
    <>
      {packages.map(([name, own]) => (
        <details key={name} className={css.component} style={style}>
          <summary>
            <code className={css.name}>{name}</code> <small>{own.length} changes</small>
          </summary>
          <div style={indented}>
            {own
              .toSorted((one, other) => order.indexOf(one.bump) - order.indexOf(other.bump))
              .map(({ bump, text }) => (
                <Markdown key={text}>{`**${bump}**: ${text}`}</Markdown>
              ))}
          </div>
        </details>
      ))}
    </>
  );
}
