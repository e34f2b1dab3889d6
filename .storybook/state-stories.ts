/**
 * Which story shows each state of a component. The states are those of the component's own type: a state without a story
 * does not compile, and `npm test` fails when a story named here is gone or has become a test.
 */
import type {
  MediaState,
  RequestStep,
} from '../packages/alert-center/src/engine/evidence/evidence-state.ts';
import type { PanelDisplay } from '../packages/alert-center/src/ui/panel/panel-size.ts';
import type { CallEnd, CallPhase } from '../packages/core/src/calls/call.ts';
import type { MapPhase } from '../packages/core/src/geo/map/use-live-map.ts';
import type { ToastKind } from '../packages/core/src/theme/toast-queue.ts';
import type { ButtonVariant } from '../packages/core/src/ui/button/button.tsx';
import type { ConnectionLabelState } from '../packages/core/src/ui/connection-label/connection-label.tsx';
import type { StateArt } from '../packages/core/src/ui/empty-state/state-art.tsx';
import type {
  AttentionState,
  Severity,
} from '../packages/core/src/ui/severity-glyph/severity-glyph.tsx';
import type { OrderStatus } from '../packages/dashboard/src/engine/source/dashboard-source.ts';
import type { TableStatus } from '../packages/data-table/src/table/table-model.ts';

/** States of a component, each with the export of the story that shows it. */
export interface StateStories {
  /** Of the stories. */
  readonly file: string;
  readonly states: Readonly<Record<string, string>>;
}

/**
 * The states of the type, each with its story, in a file of `packages`.
 *
 * @public
 */
export const covers = <State extends string>(
  file: string,
  states: Readonly<Record<State, string>>,
): StateStories => ({ file: `packages/${file}.stories.tsx`, states });

/** What every view with data from a server shows. */
type ViewState = 'ready' | 'loading' | 'empty' | 'failed';

/** What every form on a server's record shows. */
type FormState = 'ready' | 'loading' | 'invalid' | 'rejected' | 'readOnly';

export const stateStories: readonly StateStories[] = [
  covers<ButtonVariant>('core/src/ui/button/button', {
    primary: 'Variants',
    outline: 'Variants',
    quiet: 'Variants',
    accent: 'Variants',
    danger: 'Variants',
    dangerOutline: 'Variants',
    successOutline: 'Variants',
  }),
  covers<ConnectionLabelState>('core/src/ui/connection-label/connection-label', {
    live: 'States',
    connecting: 'States',
    lost: 'States',
    paused: 'States',
  }),
  covers<`${Severity} ${AttentionState}`>('core/src/ui/severity-glyph/severity-glyph', {
    'urgent unread': 'States',
    'urgent read': 'States',
    'urgent resolved': 'States',
    'urgent falseAlert': 'States',
    'important unread': 'States',
    'important read': 'States',
    'important resolved': 'States',
    'important falseAlert': 'States',
  }),
  covers<StateArt>('core/src/ui/empty-state/empty-state', {
    done: 'States',
    nothing: 'States',
    broken: 'States',
    offline: 'States',
  }),
  covers<ToastKind>('core/src/provider/toast', {
    success: 'AllKinds',
    warning: 'AllKinds',
    error: 'AllKinds',
    info: 'AllKinds',
  }),
  covers<OrderStatus>('core/src/ui/order-status-glyph/order-status-glyph', {
    DRAFT: 'Statuses',
    CONFIRMED: 'Statuses',
    ASSIGNED: 'Statuses',
    COMPLETED: 'Statuses',
    CANCELED: 'Statuses',
  }),
  // After `hungUp` there is no bar.
  covers<Exclude<CallPhase | CallEnd, 'ended' | 'hungUp'>>('core/src/calls/call-bar', {
    dialling: 'Dialling',
    ringing: 'Ringing',
    connected: 'Connected',
    busy: 'Busy',
    refused: 'Refused',
    noAnswer: 'NoAnswer',
    dropped: 'Dropped',
    failed: 'ServerUnreachable',
  }),
  covers<MapPhase>('core/src/geo/map/map-view', {
    loading: 'Loading',
    live: 'BuiltInBaseMap',
    still: 'NoWorker',
    failed: 'StyleUnavailable',
  }),
  covers<RequestStep>('alert-center/src/ui/evidence/evidence-request', {
    lastReport: 'RequestingLastReport',
    fileList: 'RequestingFileList',
    listing: 'WaitingForFileList',
    files: 'SearchingFiles',
    upload: 'RequestingUpload',
  }),
  covers<Exclude<MediaState['state'], 'requesting'>>('alert-center/src/ui/evidence/evidence', {
    loading: 'Loading',
    checking: 'Checking',
    waiting: 'Waiting',
    complete: 'CompleteOfOneCamera',
    failed: 'TooOld',
    timeout: 'NothingCame',
  }),
  covers<AttentionState>('alert-center/src/ui/list/alert-row', {
    unread: 'EveryState',
    read: 'EveryState',
    resolved: 'EveryState',
    falseAlert: 'EveryState',
  }),
  covers<Exclude<ViewState, 'failed'> | 'settled' | 'withoutUrgent' | 'longTexts'>(
    'alert-center/src/ui/panel/alert-panel',
    {
      ready: 'Live',
      loading: 'Loading',
      empty: 'Empty',
      settled: 'AllSettled',
      withoutUrgent: 'WithoutTheScopeForUrgentAlerts',
      longTexts: 'LongTexts',
    },
  ),
  covers<'unread' | 'none' | 'many' | 'unknown' | 'disconnected' | 'paused'>(
    'alert-center/src/ui/bell/bell',
    {
      unread: 'Unread',
      none: 'NothingUnread',
      many: 'MoreThan99',
      unknown: 'NumberUnknown',
      disconnected: 'Disconnected',
      paused: 'Paused',
    },
  ),
  covers<'failed' | 'stale' | 'reconnecting' | 'disconnected' | 'neverReached'>(
    'alert-center/src/ui/panel/panel-failures',
    {
      failed: 'Failed',
      stale: 'RowsStayAfterFailure',
      reconnecting: 'Reconnecting',
      disconnected: 'Disconnected',
      neverReached: 'NeverReached',
    },
  ),
  covers<'window'>('alert-center/src/ui/alert-center/own-window', { window: 'Out' }),
  covers<Exclude<PanelDisplay, 'window'> | 'hidden'>('alert-center/src/ui/alert-center/displays', {
    hidden: 'Hidden',
    popup: 'Popup',
    pinned: 'Pinned',
    detached: 'Detached',
    sheet: 'SheetInTheDark',
    inline: 'Inline',
  }),
  covers<TableStatus | 'empty' | 'noMatch'>('data-table/src/data-table/data-table', {
    ready: 'Default',
    loading: 'Loading',
    failed: 'Failed',
    empty: 'Empty',
    noMatch: 'NothingFound',
  }),
  covers<ViewState | 'stale' | 'noPermission'>('dashboard/src/ui/dashboard/dashboard-states', {
    ready: 'OneFails',
    loading: 'Loading',
    empty: 'Empty',
    failed: 'AllFail',
    stale: 'Stale',
    noPermission: 'NothingPermitted',
  }),
  covers<ViewState | 'noMatch'>('alert-rules/src/ui/list/alert-rule-list', {
    ready: 'Columns',
    loading: 'Loading',
    empty: 'Empty',
    failed: 'Failed',
    noMatch: 'NoMatch',
  }),
  covers<Exclude<ViewState, 'loading'>>('sales-order/src/ui/list/order-list', {
    ready: 'Columns',
    empty: 'Empty',
    failed: 'Failed',
  }),
  covers<ViewState>('driver-score/src/ui/overview/driver-score-overview', {
    ready: 'Overview',
    loading: 'Loading',
    empty: 'Empty',
    failed: 'Failed',
  }),
  covers<FormState | 'failed'>('company-settings/src/ui/settings/company-settings', {
    ready: 'Settings',
    loading: 'Loading',
    invalid: 'InvalidFields',
    rejected: 'SaveFails',
    readOnly: 'ReadOnly',
    failed: 'LoadFails',
  }),
  covers<FormState | 'failed' | 'missing' | 'offline'>(
    'alert-rules/src/ui/editor/alert-rule-editor',
    {
      ready: 'Edit',
      loading: 'Loading',
      invalid: 'Rejected',
      rejected: 'Rejected',
      readOnly: 'ReadOnly',
      failed: 'Failed',
      missing: 'Missing',
      offline: 'Offline',
    },
  ),
];
