import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import type { EmptyContent, RowContent } from '../ui/shared/view-options.ts';

/** What a page without React gives for a place of ours: a node of its own, or text. Null: as ours is. */
export type HostContent = Node | string | null;

export type RenderRowContent = (content: RowContent) => HostContent;
export type RenderEmptyContent = (content: EmptyContent) => HostContent;

interface HostContentPlaceProps {
  readonly content: Node | string;
  /** For the page's `::part()`. */
  readonly part: string;
}

/** The host's node in a place of ours. Text stays text. */
function HostContentPlace({ content, part }: HostContentPlaceProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => ref.current?.replaceChildren(content), [content]);
  return <span ref={ref} part={part} />;
}

/** Makes of the page's function one that React can call; undefined stays undefined. */
export function useHostContent<T>(
  render: ((content: T) => HostContent) | undefined,
  part: string,
): ((content: T) => ReactElement | null) | undefined {
  return useMemo(() => {
    if (render === undefined) return undefined;
    return (content: T) => {
      const made = render(content);
      return made === null ? null : <HostContentPlace content={made} part={part} />;
    };
  }, [render, part]);
}
