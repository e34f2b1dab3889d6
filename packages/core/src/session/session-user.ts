export type CompanyType = 'standard' | 'whitelabel' | 'brand';

/** Who is signed in, as every area needs to know it. */
export interface SessionUser {
  readonly userId: string;
  readonly fullname: string;
  readonly email: string | null;
  readonly phoneNo: string | null;
  /** ISO time of the last reminder to complete the profile. */
  readonly lastReminder: string | null;
  readonly companyId: number;
  readonly companyName: string;
  readonly companyType: CompanyType;
  /** IANA time zone of the company, such as `Asia/Jakarta`. */
  readonly timeZone: string;
  readonly scopes: readonly string[];
  readonly flags: readonly string[];
}
