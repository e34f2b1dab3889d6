import { boolean, object, picklist, pipe, transform } from 'valibot';

/** Where the menu is: at the left edge, or below the top bar. */
export type Orientation = 'vertical' | 'horizontal';
/** `boxed` is at most 1320 px wide and centred; with `scrollable`, top bar and menu scroll away with the page. */
export type LayoutWidth = 'fluid' | 'boxed' | 'scrollable';
/** `light` follows the theme, so it is dark in the dark theme; `colored` is the accent. */
export type SidebarType = 'light' | 'dark' | 'colored' | 'compact' | 'icon';
/** As for the sidebar. */
export type TopbarType = 'light' | 'dark' | 'colored';

export const orientations: readonly Orientation[] = ['vertical', 'horizontal'];
export const layoutWidths: readonly LayoutWidth[] = ['fluid', 'boxed', 'scrollable'];
export const sidebarTypes: readonly SidebarType[] = ['light', 'dark', 'colored', 'compact', 'icon'];
export const topbarTypes: readonly TopbarType[] = ['light', 'dark', 'colored'];

/** What a user chose for the frame around the pages. */
export interface Layout {
  readonly orientation: Orientation;
  readonly width: LayoutWidth;
  readonly sidebar: SidebarType;
  readonly topbar: TopbarType;
  /** Whether the preloader covers the application while it starts (SH-86). */
  readonly preloader: boolean;
}

export const defaultLayout: Layout = {
  orientation: 'vertical',
  width: 'fluid',
  sidebar: 'light',
  topbar: 'light',
  preloader: false,
};

/** The sidebar that a width brings with it when it is chosen (SH-80). */
const sidebarOfWidth = (width: LayoutWidth): SidebarType => (width === 'boxed' ? 'icon' : 'dark');

/** Whether a width allows a sidebar. Boxed leaves room for icons only (SH-80). */
export const allowsSidebar = (width: LayoutWidth, sidebar: SidebarType): boolean =>
  width !== 'boxed' || sidebar === 'icon';

/**
 * The layout after a change. Another width brings its sidebar with it: boxed the icons, which stay for as long as the
 * page is boxed; fluid and scrollable the dark one, after which any can be chosen (SH-80).
 */
export function changeLayout(layout: Layout, change: Partial<Layout>): Layout {
  const next = { ...layout, ...change };
  if (next.width !== layout.width) return { ...next, sidebar: sidebarOfWidth(next.width) };
  return allowsSidebar(next.width, next.sidebar) ? next : { ...next, sidebar: 'icon' };
}

/** Parses a stored layout; one that breaks the rules is corrected (SH-81). */
export const layoutSchema = pipe(
  object({
    orientation: picklist(orientations),
    width: picklist(layoutWidths),
    sidebar: picklist(sidebarTypes),
    topbar: picklist(topbarTypes),
    preloader: boolean(),
  }),
  transform((layout) => changeLayout(layout, {})),
);

/** The colours of the menu: those of the theme and the brand, of the dark theme, or the accent. */
export type FrameColors = 'theme' | 'dark' | 'colored';

export const colorsOf = (type: SidebarType | TopbarType): FrameColors =>
  type === 'dark' || type === 'colored' ? type : 'theme';
