export type CompanyType = 'standard' | 'whitelabel' | 'brand';

/** The signed-in user. */
export interface SessionUser {
  readonly userId: string;
  readonly fullname: string;
  readonly email: string | null;
  readonly phoneNo: string | null;
  /** When the user was last reminded to complete the profile, in ISO 8601. */
  readonly lastReminder: string | null;
  readonly companyId: number;
  readonly companyName: string;
  readonly companyType: CompanyType;
  /** IANA time zone of the company, such as `Asia/Jakarta`. */
  readonly timeZone: string;
  readonly scopes: readonly string[];
  readonly flags: readonly string[];
}
