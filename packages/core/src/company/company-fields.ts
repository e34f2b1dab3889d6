/** Who a company is. A text is `null` where there is none. */
export interface CompanyIdentity {
  readonly name: string;
  readonly phoneNo: string | null;
  readonly faxNo: string | null;
  /** NPWP: 15 or 16 digits. */
  readonly taxNo: string | null;
  /** The text of one of the company's categories. */
  readonly category: string | null;
  readonly companyTag: string | null;
  readonly email: string | null;
  /** A host name such as `example.co.id`. */
  readonly domainName: string | null;
}

/** When vehicles count as idle, parked or offline, and what is reported about them. */
export interface CompanyOperation {
  /** Minutes. */
  readonly idleTimeout: number;
  /** Minutes. */
  readonly parkTimeout: number;
  /** Minutes; more than `parkTimeout`. */
  readonly offlineTimeout: number;
  /** Whole per cent of the tank. */
  readonly fuelGainAlert: number;
  /** Whole per cent of the tank. */
  readonly fuelLossAlert: number;
  /** Whether positions are shown with their address. */
  readonly showGeocode: boolean;
  /** Whole per cent of a rule's alerts that are false, from which on the rule says so; `null` for never. */
  readonly falseAlertLimit: number | null;
}

/** The least and the greatest number, or the greatest length of a text. */
export const companyLimits = {
  name: { max: 100 },
  phoneNo: { max: 30 },
  faxNo: { max: 30 },
  taxNo: { max: 30 },
  category: { max: 50 },
  companyTag: { max: 50 },
  email: { max: 254 },
  domainName: { max: 253 },
  idleTimeout: { min: 1, max: 1_440 },
  parkTimeout: { min: 1, max: 1_440 },
  offlineTimeout: { min: 1, max: 10_080 },
  fuelGainAlert: { min: 1, max: 100 },
  fuelLossAlert: { min: 1, max: 100 },
  falseAlertLimit: { min: 10, max: 100 },
} as const;

/**
 * Why a field is refused: `required`; `tooLong`, `tooSmall`, `tooLarge` beyond `companyLimits`; `notNumber`, `notWhole`;
 * `malformed`; `notAbovePark` for an offline timeout within that of parking.
 */
export type CompanyFieldReason =
  | 'required'
  | 'tooLong'
  | 'malformed'
  | 'notNumber'
  | 'notWhole'
  | 'tooSmall'
  | 'tooLarge'
  | 'notAbovePark';

export interface CompanyFieldProblem<F extends string> {
  readonly field: F;
  readonly reason: CompanyFieldReason;
}

/** Whether a text looks like an email address. Only sending to it shows whether it exists. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= companyLimits.email.max &&
  /^[^\s@,;<>"]+@[^\s@.,;<>"]+(\.[^\s@.,;<>"]+)+$/.test(text);

/** Whether a text is a phone number: 5 to 20 digits, with `+` in front, and ( ) - . and spaces between them. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 5 && digits <= 20;
}

/** The 15 or 16 digits of a tax number, written with or without dots and dashes; `null` if it is none. */
export function taxDigits(text: string): string | null {
  const digits = text.replaceAll(/[\s.-]/g, '');
  return /^\d{15,16}$/.test(digits) ? digits : null;
}

/** Whether a text is a host name without scheme, port or path. */
export const isHostName = (text: string): boolean =>
  text.length <= companyLimits.domainName.max &&
  /^(?=.*[a-z])([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i.test(text);

const formats: Readonly<Partial<Record<keyof CompanyIdentity, (text: string) => boolean>>> = {
  phoneNo: isPhoneNumber,
  faxNo: isPhoneNumber,
  taxNo: (text) => taxDigits(text) !== null,
  email: isEmailAddress,
  domainName: isHostName,
};

function textReason(
  field: keyof CompanyIdentity,
  value: string | null,
): CompanyFieldReason | undefined {
  const text = (value ?? '').trim();
  if (text === '') return field === 'name' ? 'required' : undefined;
  if (text.length > companyLimits[field].max) return 'tooLong';
  return formats[field]?.(text) === false ? 'malformed' : undefined;
}

const identityFields = [
  'name',
  'phoneNo',
  'faxNo',
  'taxNo',
  'category',
  'companyTag',
  'email',
  'domainName',
] as const satisfies readonly (keyof CompanyIdentity)[];

/** What keeps the identity of a company from being stored (CO-218). Texts are checked without surrounding spaces. */
export const checkCompanyIdentity = (
  values: CompanyIdentity,
): readonly CompanyFieldProblem<keyof CompanyIdentity>[] =>
  identityFields.flatMap((field) => {
    const reason = textReason(field, values[field]);
    return reason === undefined ? [] : [{ field, reason }];
  });

const numberFields = [
  'idleTimeout',
  'parkTimeout',
  'offlineTimeout',
  'fuelGainAlert',
  'fuelLossAlert',
  'falseAlertLimit',
] as const satisfies readonly (keyof CompanyOperation)[];

function numberReason(
  field: (typeof numberFields)[number],
  value: number | null,
): CompanyFieldReason | undefined {
  if (value === null) return field === 'falseAlertLimit' ? undefined : 'required';
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'notNumber';
  const { min, max } = companyLimits[field];
  if (value < min) return 'tooSmall';
  if (value > max) return 'tooLarge';
  return Number.isInteger(value) ? undefined : 'notWhole';
}

/** A section as a form holds it: any value may be missing. */
export type Incomplete<T> = { readonly [K in keyof T]: T[K] | null };

/** What keeps the operation settings of a company from being stored (CO-218). */
export function checkCompanyOperation(
  values: Incomplete<CompanyOperation>,
): readonly CompanyFieldProblem<keyof CompanyOperation>[] {
  const problems = numberFields.flatMap((field) => {
    const reason = numberReason(field, values[field]);
    return reason === undefined ? [] : [{ field, reason }];
  });
  const { parkTimeout, offlineTimeout } = values;
  const isSound = !problems.some(
    ({ field }) => field.endsWith('Timeout') && field !== 'idleTimeout',
  );
  if (isSound && Number(offlineTimeout) <= Number(parkTimeout)) {
    return [...problems, { field: 'offlineTimeout', reason: 'notAbovePark' }];
  }
  return problems;
}
