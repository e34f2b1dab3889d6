/** The page of a component: each of its states in a window of its own, and side by side in what a reviewer compares. */
import { Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { type ReactElement, useContext } from 'react';
import css from './picture.module.css';
import { Picture, Variants, useTextColor } from './picture.tsx';

interface StateParameters {
  readonly docs?: {
    readonly description?: { readonly story?: string };
    readonly story?: { readonly height?: number };
  };
  readonly pantau?: { readonly flush?: boolean };
}

interface State {
  readonly id: string;
  readonly name: string;
  readonly tags?: readonly string[];
  readonly parameters: StateParameters;
}

/** The rules that a description begins with. */
const rules = /^((?:[A-Z]{2}-\d+(?:, | and )?)+):\s*/;

/** What a state promises, then the rules that say so, for those who maintain it. */
function Promise({ text }: { readonly text: string }): ReactElement {
  const [prefix = '', ids = ''] = rules.exec(text) ?? [];
  return (
    <p>
      {text
        .slice(prefix.length)
        .split('`')
        .map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part))}
      {ids !== '' && <small className={css.rules}> {ids}</small>}
    </p>
  );
}

/**
 * Instead of Storybook's own page, whose stories run without their checks: not in the state that they are named for, and
 * with popups that are cut off.
 */
export function StatePage(): ReactElement {
  const { componentStories } = useContext(DocsContext);
  const color = useTextColor();
  const states = (componentStories() as readonly State[]).filter(
    ({ tags = [] }) => !tags.includes('behaviour'),
  );
  return (
    <>
      <Title />
      <Description />
      {states.map(({ id, name, parameters: { docs } }) => (
        <section key={id} data-state={id}>
          <h2>{name}</h2>
          <div style={color} className={css.promise}>
            {docs?.description?.story !== undefined && <Promise text={docs.description.story} />}
          </div>
          <Picture story={id} caption={name} height={docs?.story?.height} />
          <Variants story={id} height={docs?.story?.height} />
        </section>
      ))}
    </>
  );
}
