/** The side menu of the page's one shell, while there is one. */
let sideMenu: HTMLElement | null = null;

/** Ref of the side menu, for `menuWidth`. */
export function menuRef(element: HTMLElement | null): void {
  sideMenu = element;
}

/**
 * How far the side menu reaches into the window, px: 0 without one, such as on a phone. For what is placed over the
 * page, such as the previews of the alert centre (SH-130).
 */
export const menuWidth = (): number => Math.max(0, sideMenu?.getBoundingClientRect().right ?? 0);
