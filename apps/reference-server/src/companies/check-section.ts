import {
  checkCompanyColors,
  checkCompanyIdentity,
  checkCompanyOperation,
  companyLimits,
  type CompanyFieldReason,
} from '@pantau/core/company';
import {
  checkDriverScoreSettings,
  driverScoreSettingsOf,
  type DriverScoreSettingField,
  type DriverScoreSettingReason,
} from '@pantau/core/driver-score';
import type { FieldProblem } from '../lib/invalid-fields.ts';
import type { MessageKey } from '../lib/messages.ts';
import { isStorable } from '../lib/user-text.ts';
import { sectionFields, type CompanyRow, type Section, type SectionField } from './sections.ts';

const BRAND_NAME_MAX = 40;

const malformed: Readonly<Partial<Record<SectionField, MessageKey>>> = {
  phoneNo: 'phoneInvalid',
  faxNo: 'phoneInvalid',
  taxNo: 'taxNoInvalid',
  email: 'emailInvalid',
  domainName: 'domainInvalid',
};

const keyOf: Readonly<Record<Exclude<CompanyFieldReason, 'malformed'>, MessageKey>> = {
  required: 'fieldRequired',
  tooLong: 'fieldTooLong',
  tooSmall: 'fieldOutOfRange',
  tooLarge: 'fieldOutOfRange',
  notNumber: 'fieldNotNumber',
  notWhole: 'fieldNotWhole',
  notAbovePark: 'offlineNotAbovePark',
};

const scoreKeyOf: Readonly<Record<DriverScoreSettingReason, MessageKey>> = {
  notNumber: 'fieldNotNumber',
  negative: 'scoreNegative',
  notPositive: 'scoreNotPositive',
  tooLarge: 'scoreTooLarge',
  tooPrecise: 'scoreTooPrecise',
  notDescending: 'scoreNotDescending',
  aboveBase: 'scoreAboveBase',
  unknown: 'fieldRequired',
};

const scoreFields: Readonly<Record<DriverScoreSettingField, SectionField>> = {
  base: 'dsBase',
  intervalType: 'dsIntervalType',
  initialInterval: 'dsInitialInterval',
  initialBonus: 'dsInitialBonus',
  interval: 'dsInterval',
  bonus: 'dsBonus',
  'costs.harshBrake': 'dsCostBrake',
  'costs.harshAccel': 'dsCostAccel',
  'costs.overspeed': 'dsCostOverspeed',
  'costs.sharpturn': 'dsCostSharpturn',
  'minimumScores.A': 'dsMinScoreA',
  'minimumScores.B': 'dsMinScoreB',
  'minimumScores.C': 'dsMinScoreC',
  'minimumScores.D': 'dsMinScoreD',
};

const ofField = (
  field: keyof typeof companyLimits | 'showGeocode',
  reason: CompanyFieldReason,
): FieldProblem => {
  const limits = field === 'showGeocode' ? {} : companyLimits[field];
  const key = reason === 'malformed' ? malformed[field] : keyOf[reason];
  return { field, key: key ?? 'fieldRequired', values: limits };
};

function checkOperation(next: CompanyRow): FieldProblem[] {
  const problems = checkCompanyOperation(next).map(({ field, reason }) => ofField(field, reason));
  // They come from the wire, where they can be null.
  const { showGeocode, isActive } = next as Readonly<Record<SectionField, unknown>>;
  if (showGeocode === null) problems.push({ field: 'showGeocode', key: 'fieldRequired' });
  if (isActive !== true) problems.push({ field: 'isActive', key: 'cannotDeactivateOwn' });
  return problems;
}

function checkBranding({ brandName, accentColor, menuColor }: CompanyRow): FieldProblem[] {
  const colors = checkCompanyColors({ accent: accentColor, menu: menuColor });
  return [
    ...((brandName ?? '').length > BRAND_NAME_MAX
      ? [{ field: 'brandName', key: 'fieldTooLong' as const, values: { max: BRAND_NAME_MAX } }]
      : []),
    ...colors.map(({ color, reason, nearest = '' }): FieldProblem => {
      const field = color === 'accent' ? 'accentColor' : 'menuColor';
      return reason === 'malformed'
        ? { field, key: 'colorMalformed' }
        : { field, key: 'colorIllegible', values: { nearest } };
    }),
  ];
}

/** What is wrong with a section of a company as it would be stored, apart from its category. */
export function checkSection(section: Section, next: CompanyRow): FieldProblem[] {
  const unstorable = sectionFields[section].filter((field) => {
    const value = next[field];
    return typeof value === 'string' && !isStorable(value);
  });
  if (unstorable.length > 0) return unstorable.map((field) => ({ field, key: 'textInvalid' }));
  switch (section) {
    case 'identity':
      return checkCompanyIdentity(next).map(({ field, reason }) => ofField(field, reason));
    case 'operation':
      return checkOperation(next);
    case 'driverScore': {
      const dsIntervalType = next.dsIntervalType as 'distance' | 'duration';
      const settings = driverScoreSettingsOf({ ...next, dsIntervalType });
      return checkDriverScoreSettings(settings).map(({ field, reason }) => ({
        field: scoreFields[field],
        key: scoreKeyOf[reason],
      }));
    }
    case 'branding':
      return checkBranding(next);
  }
}
