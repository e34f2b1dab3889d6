/** An entry in the index of a built workbench. */
export interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly componentPath?: string;
}

/** Stories in a theme, language or width of their own, which pictures choose themselves, and failures of the player. */
const isSpecial = /dark|light|indonesian|english|phone|player-failures/;

/** Components of which a state besides the first one looks like no other. */
const further = [
  'alert-centre-history-log--empty',
  'alert-centre-history--columns',
  'alert-centre-panel--live',
  'alert-centre-panel--empty',
  'alert-centre-panel-failures--failed',
  'core-primitives-severity-glyph--states',
  'core-primitives-order-status-glyph--statuses',
  'core-primitives-button--variants',
  'dashboard-dashboard--everything',
  'data-table-states--default',
  'data-table-states--empty',
  'data-table-states--failed',
  'shell-announcements-megaphone--unread',
  'shell-app-shell--wide',
  'shell-banner--after-sign-in',
  'shell-feedback-and-referral-on-a-phone--on-a-phone',
  'shell-layout-settings--open',
  'shell-pages-without-content--not-found',
  'shell-sign-in--empty',
  'shell-update-button--available',
  'start-composed-pages--portal-idle',
];

/** States that a story passes through, so that two pictures of it differ. */
const passing = ['alert-centre-history-log--notes', 'alert-centre-reminder--raised'];

/** The stories of which pictures are kept: a main state of each component that packages have, in the order of the index. */
export function pictured(entries: readonly IndexEntry[]): readonly string[] {
  const states = entries.filter(
    ({ type, tags, componentPath = '' }) =>
      type === 'story' &&
      !tags.includes('behaviour') &&
      /^\.\/packages\/[\w-]+\/src\/(?:ui|provider|calls|geo|media)\//.test(componentPath),
  );
  const components = new Set(states.map(({ componentPath }) => componentPath));
  const main = [...components].flatMap((component) => {
    const all = states.filter(({ componentPath }) => componentPath === component);
    const usual = all.find(({ id }) => !isSpecial.test(id)) ?? all[0];
    return usual === undefined ? [] : [usual.id];
  });
  const wanted = new Set([...main, ...further]);
  return entries.map(({ id }) => id).filter((id) => wanted.has(id) && !passing.includes(id));
}
