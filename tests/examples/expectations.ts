/** What shows that a part of an example works: a text, or a control by its name. */
export type Shown = RegExp | { readonly role: 'button' | 'dialog'; readonly name: RegExp };

const bell = (name: RegExp): Shown => ({ role: 'button', name });
const indonesianBell = bell(/^Pusat peringatan, \d+\+? belum selesai$/);
const englishBell = bell(/^Alert centre, \d+\+? unresolved$/);
const contract = { contract: /^\d\d clauses passed$/ };

/** What each example of a document shows, in its order: by component, element, or the names of its values. */
export const expectations: Readonly<Record<string, readonly Readonly<Record<string, Shown>>[]>> = {
  '.storybook/pages/guide-adapter.mdx': [{ listAlerts: /^\{"alerts":\[\]\}$/ }, contract],
  '.storybook/pages/guide-html.mdx': [{ element: /^(?:Pusat peringatan|Alert centre)$/ }],
  '.storybook/pages/guide-next.mdx': [
    { RootLayout: /^<html lang="id">.*Fleet<\/body><\/html>$/ },
    { AlertBell: indonesianBell },
    { 'userOf, POST': /^nobody signed in: 401$/ },
    { Page: englishBell },
  ],
  '.storybook/pages/guide-react.mdx': [{ Bell: indonesianBell }, { Demo: /^Live$/ }],
  '.storybook/pages/guide-security.mdx': [{ SecondTenant: indonesianBell }],
  '.storybook/pages/guide-theming.mdx': [
    { Branded: indonesianBell },
    { 'brand, findings': /"accent":"#0b6e5b"/ },
    { Renamed: /^…$/ },
  ],
  '.storybook/pages/guide-token.mdx': [{ 'tokens, source, evidence': /"alerts":\[\{/ }],
  '.storybook/pages/guide-upgrade.mdx': [contract],
  'docs/embedding.md': [{ IsolatedBell: indonesianBell }],
  'docs/partners.md': [{ appearance: /kirana-row/ }, { Bell: indonesianBell }],
  'packages/alert-center/README.md': [
    { Bell: indonesianBell },
    { BrandedBell: indonesianBell },
    { OwnLook: indonesianBell },
    { '<AlertCenterProvider>': englishBell },
    { '<PantauProvider>': bell(/^(?:Insiden|Pusat peringatan), \d+\+? belum selesai$/) },
    { Arabic: bell(/^مركز التنبيهات/) },
    { Urgent: bell(/^Older$/) },
    { '<AlertCenter>': englishBell },
    contract,
    { 'manager, evidence': /^Live$/ },
    contract,
    { 'manager, world, dispatcher, alert': /^resolved: true$/ },
  ],
  'packages/alert-rules/README.md': [
    { Rules: bell(/^Buat aturan$/) },
    // The example's source has no rules.
    { EditRule: /^Rule not found$/ },
    { Onboarding: /^Recommended alert rules$/ },
    contract,
  ],
  'packages/company-settings/README.md': [
    { Settings: /^Nama perusahaan Anda dan cara menghubunginya\.$/ },
    { 'world, first, second': /^How your company is named and reached\.$/ },
    { OwnProfile: /^About you$/ },
    contract,
  ],
  'packages/core/README.md': [
    { '<PantauProvider>': /^…$/ },
    { actions: bell(/^More$/), question: /^Mark as false alert\?$/ },
    { Stops: /^Stops of B 9482 KXT: 3 stops left, 14:32$/ },
    { Thai: /^…$/ },
    { AlertsLink: /^Alerts of PT Mitra Angkut Jaya$/ },
    { usePopup: /^kept: true$/ },
    {
      'payloadSchema, graphql, payloadQuery, tokens, client, live, payload':
        /"isSuccessful":true.*"payload":"ey/,
    },
    { '<VideoPlayer>': bell(/^Play$/) },
    { '<CallsProvider>': /^Fleet$/ },
  ],
  'packages/dashboard/README.md': [{ Home: /^Perlu perhatian$/ }, contract],
  'packages/data-table/README.md': [
    { Trucks: /^12000 km$/ },
    { Orders: /^ORDER-1$/, OrdersPage: /^ORDER-1$/ },
    { Orders: /^Rp\s1\.250\.000$/ },
    { 'axles, schema': bell(/^Filter/) },
    { 'send, bulkActions, rowSelectable': /^ORDER-3$/ },
    { assign: bell(/^Actions$/) },
    { 'rowActions, rowHref': bell(/^Actions for ORDER-1$/) },
    { Orders: /^Customer: CV Tani Raharja$/ },
    { Orders: bell(/^Newest$/) },
    { App: /^The host$/ },
    { Steps: bell(/^Next$/), slots: bell(/^Back$/) },
    { PlainTable: bell(/^Number$/) },
    { address: /^ORDER-2$/ },
    { 'tableId, views, columnStore, useOrders': bell(/^View: Standard view$/) },
    { source: /"total":3/ },
  ],
  'packages/driver-score/README.md': [
    { Scores: bell(/^Ekspor CSV$/) },
    { Driver: /^All drivers$/ },
    { 'scores, score, history': /"history":\[/ },
    contract,
  ],
  'packages/sales-order/README.md': [
    { Orders: /^SO-\d+$/ },
    { OrderPage: bell(/^Edit/), NewOrderPage: bell(/^(?:Create|Save)/) },
    { 'orders, page': /"total":\d+/ },
    contract,
  ],
  'packages/shell/README.md': [
    { Application: /^The page$/ },
    { megaphone: bell(/announcement/i) },
    { WithPrompts: /^Complete your profile$/ },
    { 'session, invoices': /^\[false,"allowed"\]$/ },
  ],
};
