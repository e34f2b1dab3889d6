import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import { type PartName, useParts } from '@pantau/core';
import type {
  BellContent,
  EmptyContent,
  ErrorContent,
  PanelContent,
  PreviewSection,
  PreviewSectionContent,
  RowContent,
  RowPartContent,
  RowParts,
} from '../ui/shared/host-slots.ts';

/** Content from a page without React: a node or text. `null` keeps the default content. */
export type HostContent = Node | string | null;

export type RenderRowContent = (content: RowContent) => HostContent;
/** Parts of a row; each function returns a new node each time, or text. `null` keeps the default. */
export type ElementRowParts = RowParts<HostContent, Pick<RowPartContent, 'view'>>;
export type RenderEmptyContent = (content: EmptyContent) => HostContent;
export type RenderErrorContent = (content: ErrorContent) => HostContent;
export type RenderBellContent = (content: BellContent) => HostContent;
export type RenderPanelContent = (content: PanelContent) => HostContent;

/** A section of the page's own in previews. */
export interface ElementPreviewSection extends Omit<PreviewSection, 'render'> {
  /** Its content; a new node each time. `null`: the section is not shown for this alert. */
  render(content: PreviewSectionContent): HostContent;
}

interface HostContentSlotProps {
  readonly content: Node | string;
  readonly part: PartName | undefined;
}

/** Renders the host's node. Strings are inserted as text, never as HTML. */
function HostContentSlot({ content, part }: HostContentSlotProps): ReactElement {
  const ref = useRef<HTMLSpanElement>(null);
  const parts = useParts();
  useLayoutEffect(() => ref.current?.replaceChildren(content), [content]);
  return <span ref={ref} {...(part !== undefined && parts(part))} />;
}

type Render<T> = (content: T) => ReactElement | null;

function adapt<T>(render: (content: T) => HostContent, part?: PartName): Render<T> {
  return (content) => {
    const rendered = render(content);
    return rendered === null ? null : <HostContentSlot content={rendered} part={part} />;
  };
}

/** Adapts the page's render function to React; `undefined` stays `undefined`. */
export function useHostContent<T>(
  render: ((content: T) => HostContent) | undefined,
  part?: PartName,
): Render<T> | undefined {
  return useMemo(() => (render === undefined ? undefined : adapt(render, part)), [render, part]);
}

/** Adapts the page's parts of rows to React. */
export function useHostRowParts(parts: ElementRowParts | undefined): RowParts | undefined {
  return useMemo(() => {
    if (parts === undefined) return undefined;
    return Object.fromEntries(
      Object.entries(parts).map(([name, render]) => [name, render && adapt(render)]),
    );
  }, [parts]);
}

/** Adapts the page's sections to React. */
export function useHostSections(
  sections: readonly ElementPreviewSection[] | undefined,
): readonly PreviewSection[] | undefined {
  return useMemo(
    () => sections?.map((section) => ({ ...section, render: adapt(section.render) })),
    [sections],
  );
}
