import type { Format } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { type TableColumn, type ToneMark, columnHelper } from '@pantau/data-table';
import type { HiddenKind } from '../../engine/rules/rule.ts';
import type { AlertRuleTranslate } from '../../messages/alert-rule-messages.ts';
import { codeName } from '../shared/code-text.ts';
import { ruleTexts } from '../shared/rule-texts.ts';
import { scheduleText } from '../shared/schedule-text.ts';
import { ActiveSwitch } from './active-switch.tsx';
import { falsePercent } from '../../engine/rules/false-alerts.ts';
import { CodeCell } from './code-cell.tsx';
import css from './rule-cells.module.css';
import { FALSE_ALERTS } from './list-by-share.ts';
import { FalseMark } from './false-mark.tsx';
import { RuleName } from './rule-name.tsx';
import type { RuleRow } from './rule-row.ts';

const column = columnHelper<RuleRow>();

/** Shorter than any description, so that the tooltip always has both of them. */
const ALWAYS = 1;

export interface RuleColumnOptions {
  readonly t: AlertRuleTranslate;
  /** Of the company's time zone. */
  readonly format: Format;
  /** Without it, the state is a word. */
  readonly onActiveChange: ((rule: RuleRow, isActive: boolean) => void) | undefined;
  /** Shows why a rule's alerts are false; without it, there is no column about that. */
  readonly onFalseOpen: ((rule: RuleRow) => void) | undefined;
}

/** Says that a rule has something that the user cannot see, and that it stays (AR-35). */
const hiddenMark =
  (t: AlertRuleTranslate, ...kinds: readonly HiddenKind[]) =>
  ({ hidden }: RuleRow): ToneMark | null => {
    const texts = { vehicle: 'hiddenVehicle', group: 'hiddenGroup', user: 'hiddenUser' } as const;
    const found = kinds.filter((kind) => hidden.includes(kind)).map((kind) => t(texts[kind]));
    if (found.length === 0) return null;
    return { tone: 'important', label: t('hiddenText', { what: found.join('. ') }) };
  };

/** For which vehicles and whom a rule is, when and where. */
function scopeColumns({ t, format }: RuleColumnOptions): readonly TableColumn<RuleRow>[] {
  const texts = ruleTexts(t, format);
  const yesNo = (value: boolean): string => t(value ? 'yes' : 'no');
  const mark = (value: boolean) =>
    value ? <Icon name="check" label={t('yes')} className={css.yes} /> : '–';
  return [
    column.accessor('totalVehicles', {
      label: t('targets'),
      width: 184,
      card: 'meta',
      text: (_, rule) => texts.targets(rule),
      tone: hiddenMark(t, 'vehicle', 'group'),
    }),
    column.accessor(texts.recipients, {
      key: 'recipients',
      label: t('recipients'),
      width: 176,
      sortable: false,
      card: 'meta',
      tone: hiddenMark(t, 'user'),
    }),
    column.accessor(({ schedule }) => scheduleText(t, format, schedule), {
      key: 'schedule',
      label: t('schedule'),
      width: 192,
      sortable: false,
      card: 'meta',
    }),
    column.accessor(texts.place, {
      key: 'place',
      label: t('place'),
      width: 200,
      sortable: false,
      card: 'meta',
      tooltipLength: 28,
    }),
    column.accessor('autoPopup', {
      label: t('autoPopup'),
      width: 120,
      sortable: false,
      card: 'meta',
      text: yesNo,
      render: mark,
    }),
    column.accessor('isSubscribed', {
      label: t('subscribed'),
      width: 112,
      sortable: false,
      card: 'note',
      text: (isSubscribed) => t(isSubscribed ? 'youAreSubscribed' : 'notSubscribed'),
      exportValue: ({ isSubscribed }) => yesNo(isSubscribed),
      render: mark,
    }),
    column.accessor('createdOn', {
      label: t('createdOn'),
      width: 128,
      shown: false,
      text: format.dateTime,
      exportValue: ({ createdOn }) => new Date(createdOn),
    }),
  ];
}

/** How many of a rule's alerts are false, where they are too many (AR-113, AR-116). */
function falseColumns({ t, format, onFalseOpen }: RuleColumnOptions): TableColumn<RuleRow>[] {
  if (onFalseOpen === undefined) return [];
  const count = column.accessor(
    ({ falseShare }) => (falseShare === undefined ? undefined : falsePercent(falseShare)),
    {
      key: FALSE_ALERTS,
      label: t('falseAlerts'),
      width: 248,
      card: 'meta',
      text: (percent, { falseShare }) =>
        percent === undefined || falseShare === undefined
          ? '–'
          : t('falseShare', {
              percent: format.number(percent),
              count: falseShare.days,
              days: format.number(falseShare.days),
            }),
      tone: ({ falseShare }) =>
        falseShare === undefined
          ? null
          : {
              tone: 'important',
              label: t('falseCount', {
                falseAlerts: format.number(falseShare.falseAlerts),
                total: format.number(falseShare.total),
              }),
            },
      render: (percent, rule) =>
        percent === undefined ? '–' : <FalseMark rule={rule} onOpen={onFalseOpen} />,
    },
  );
  return [count];
}

/** The columns of the list (AR-30, AR-31). Keys of sortable columns are those by which sources sort. */
export function ruleColumns(options: RuleColumnOptions): readonly TableColumn<RuleRow>[] {
  const { t, format, onActiveChange } = options;
  return [
    column.accessor('label', {
      label: t('label'),
      width: 240,
      locked: true,
      sticky: true,
      link: true,
      card: 'title',
      render: (_, rule) => <RuleName rule={rule} />,
    }),
    column.accessor('isActive', {
      label: t('active'),
      width: 96,
      locked: true,
      sticky: true,
      card: 'status',
      text: (isActive) => t(isActive ? 'active' : 'inactive'),
      render: (isActive, rule) =>
        onActiveChange === undefined ? (
          t(isActive ? 'active' : 'inactive')
        ) : (
          <ActiveSwitch rule={rule} onChange={onActiveChange} />
        ),
    }),
    // In sight also beside the alert centre.
    ...falseColumns(options),
    column.accessor('alertCode', {
      label: t('code'),
      width: 200,
      tooltipLength: ALWAYS,
      card: 'subtitle',
      text: (alertCode, { code }) =>
        code === undefined
          ? t('codeNumber', { code: alertCode })
          : t('codeText', { eng: code.fullDescriptionEng, idn: code.fullDescriptionIdn }),
      exportValue: ({ alertCode, code }) =>
        code === undefined ? alertCode : codeName(format, code),
      render: (alertCode, { code }) =>
        code === undefined ? t('codeNumber', { code: alertCode }) : <CodeCell code={code} />,
    }),
    column.accessor('urgency', {
      label: t('urgency'),
      width: 112,
      card: 'note',
      text: (urgency) => t(urgency),
    }),
    ...scopeColumns(options),
  ];
}
