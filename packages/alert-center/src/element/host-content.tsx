import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import type { PartName } from '../ui/shared/part-names.ts';
import type { EmptyContent, RowContent } from '../ui/shared/view-options.ts';

/** Content from a page without React: a node or text. `null` keeps the default content. */
export type HostContent = Node | string | null;

export type RenderRowContent = (content: RowContent) => HostContent;
export type RenderEmptyContent = (content: EmptyContent) => HostContent;

interface HostContentSlotProps {
  readonly content: Node | string;
  readonly part: PartName | undefined;
}

/** Renders the host's node. Strings are inserted as text, never as HTML. */
function HostContentSlot({ content, part }: HostContentSlotProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => ref.current?.replaceChildren(content), [content]);
  return <span ref={ref} part={part} />;
}

/** Adapts the page's render function to React; `undefined` stays `undefined`. */
export function useHostContent<T>(
  render: ((content: T) => HostContent) | undefined,
  part?: PartName,
): ((content: T) => ReactElement | null) | undefined {
  return useMemo(() => {
    if (render === undefined) return undefined;
    return (content: T) => {
      const rendered = render(content);
      return rendered === null ? null : <HostContentSlot content={rendered} part={part} />;
    };
  }, [render, part]);
}
